import { ABSTELLPLAETZE } from '../fuhrpark/flotte.ts'
import type { Entwurf } from '../grundriss/entwurf.ts'
import { etage } from '../grundriss/etage.ts'
import { grossraum } from '../grundriss/grossraum.ts'
import { parkdeck } from '../grundriss/parkdeck.ts'
import { loginOf, NORDHAFEN } from '../logins.ts'
import { type Person, type Plan, people, type Template, weekOf } from './template.ts'

const WORKFORCE = [
  'Birte Claasen',
  'Torben Jessen',
  'Agnieszka Wójcik',
  'Lars Mortensen',
  'Farida Rahimi',
  'Holger Drews',
  'Ines Carvalho',
  'Sönke Thomsen',
  'Duc Pham',
  'Wiebke Harms',
  'Ali Rezaei',
  'Maike Lorenzen',
  'Dragan Ilić',
  'Ute Behrens',
  'Kofi Mensah',
  'Janne Virtanen',
  'Swantje Ohlsen',
  'Pedro Álvarez',
]

/** The harbour works: two dozen people, two floors of desks and meeting rooms, 24 vehicles at three locations. */
export function nordhafen(): Template {
  return {
    id: '01980000-0000-7000-8000-00000000d002',
    name: NORDHAFEN,
    domain: 'nordhafen.localhost',
    kundenname: null,
    datenschutz: DATENSCHUTZ,
    impressum: IMPRESSUM,
    module: ['systemeinstellungen', 'einstellungen', 'arbeitswelt', 'fahrzeugbuchung'],
    standorte: Object.entries(ABSTELLPLAETZE).map(([name, abstellplaetze]) => ({ name, abstellplaetze })),
    gruppen: { Belegschaft: ['Belegschaft', 'Fahren'], Werkleitung: [] },
    einstellungen: [
      { name: 'arbeitswelt.buchbareWochentage', wert: '[1,2,3,4,5]' },
      { name: 'arbeitswelt.maxBuchungenProWoche', wert: '5' },
      { name: 'arbeitswelt.maxBuchungenProWoche', wert: '0', gruppe: 'Werkleitung' },
      { name: 'fahrzeug.berichtAdressen', wert: '["fuhrpark@nordhafen.example"]' },
    ],
    personen: staff(),
    plaene: [floor(grossraum()), floor(parkdeck())],
    later: { standorte: [], plaene: [floor(etage())], personen: [] },
  }
}

const floor = (entwurf: Entwurf): Plan => ({
  entwurf,
  bereich: 'arbeitswelt',
  standort: 'Verwaltung Kai 4',
  link: null,
  oeffnungszeiten: weekOf(['06:00', '20:00'], null),
  sonderoeffnungszeiten: [],
})

function staff(): Person[] {
  const person = people('nordhafen.example', 'N', { gruppen: ['Belegschaft'], rollen: [] })
  const first = loginOf('person', NORDHAFEN)
  const leitung = loginOf('leitung', NORDHAFEN)
  const betreiber = loginOf('betreiber')
  const driver = (rolle: Parameters<typeof loginOf>[0], rollen: readonly string[]) => {
    const { name, email } = loginOf(rolle, NORDHAFEN)
    return person(name, { email, rollen })
  }
  return [
    person(first.name, { email: first.email }),
    ...WORKFORCE.map((name, i) => person(name, i % 8 === 7 ? { sprache: 'en' } : {})),
    driver('fahrerin', []),
    driver('fahrer', []),
    driver('fuhrpark', ['Fuhrpark']),
    driver('freigabe', ['Sonderfahrten']),
    driver('pruefer', ['Führerscheinprüfung']),
    person(leitung.name, {
      email: leitung.email,
      gruppen: ['Belegschaft', 'Werkleitung'],
      rollen: ['Leitung', 'Administration'],
    }),
    person(betreiber.name, { email: betreiber.email, gruppen: [], rollen: ['Administration'] }),
  ]
}

const DATENSCHUTZ = `Die Werke Nordhafen verarbeiten Platzbuchungen nach der Betriebsvereinbarung „Freie Platzwahl“: Name, Platz und Zeitraum, damit Teams sich finden und Plätze nicht doppelt vergeben werden. Fahrten mit Firmenfahrzeugen stehen zehn Jahre im Fahrtenbuch; von Privatfahrten nur die Kilometer. Vom Führerschein bleibt die Notiz der Prüfung, kein Bild.

Eine Auswertung des Verhaltens einzelner Personen findet nicht statt. Fragen beantworten der Betriebsrat und datenschutz@nordhafen.example.`

const IMPRESSUM = `Werke Nordhafen GmbH, Kai 4, 00000 Nordhafen
Geschäftsführung: Silke Petersen
Telefon 0000 456-0, E-Mail werke@nordhafen.example`

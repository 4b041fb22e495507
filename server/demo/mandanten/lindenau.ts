import { lesesaal } from '../grundriss/lesesaal.ts'
import { zweigstelle } from '../grundriss/zweigstelle.ts'
import { LINDENAU, loginOf } from '../logins.ts'
import {
  clock,
  nextWeekday,
  type Person,
  people,
  type Sonderzeit,
  type Template,
  weekOf,
} from './template.ts'

const WISSENSCHAFT = ['Leserschaft', 'Wissenschaft']

/** Group Wissenschaft. */
const FORSCHENDE = [
  'Amira Haddad',
  'Henrik Falkenberg',
  'Chiara Lombardi',
  'Tobias Reinhardt',
  'Ngoc Anh Tran',
  'Ewa Kowalczyk',
  'Samuel Okafor',
  'Friederike Stein',
  'Raphael Winter',
  'Zeynep Öztürk',
  'Magnus Ødegaard',
]

const LESERSCHAFT = [
  'Paula Neumann',
  'Emre Kaya',
  'Hannah Vogel',
  'Luca Marino',
  'Sophie Brandl',
  'Daniel Petrov',
  'Mila Jovanović',
  'Finn Hansen',
  'Yusuf Demir',
  'Charlotte Weiß',
  'Ben Schröder',
  'Aylin Aksoy',
  'Theo Lang',
  'Ida Bergmann',
  'Karim Benali',
  'Greta Hoffmann',
  'Noah Fischer',
  'Valentina Rossi',
  'Anton Kühn',
  'Rukmini Iyer',
  'Jakob Sauer',
  'Nele Krüger',
  'Mateusz Zieliński',
  'Frieda Beck',
  'David Goldmann',
  'Marlene Huber',
  'Olena Shevchenko',
]

/** The city library: forty readers, three people of the house, two floor plans. `heute` places closed and special days. */
export function lindenau(heute: Temporal.PlainDate): Template {
  const sonder = specialDays(heute)
  return {
    id: '01980000-0000-7000-8000-00000000d001',
    name: LINDENAU,
    domain: 'lindenau.localhost',
    kundenname: 'lindenau',
    datenschutz: DATENSCHUTZ,
    impressum: IMPRESSUM,
    standorte: [
      { name: 'Haupthaus am Markt', abstellplaetze: ['Hof 1', 'Hof 2', 'Hof 3'] },
      { name: 'Zweigstelle Mühlviertel', abstellplaetze: ['Mühlgasse 1'] },
    ],
    gruppen: { Leserschaft: ['Leserin/Leser'], Wissenschaft: ['Leserin/Leser'], Bibliotheksteam: [] },
    einstellungen: [
      { name: 'leseraum.maxBuchungenProWoche', wert: '18' },
      { name: 'leseraum.tageImVoraus', wert: '14' },
      { name: 'leseraum.hoechstdauer', wert: '570' },
      { name: 'leseraum.tageImVoraus', wert: '28', gruppe: 'Wissenschaft' },
      { name: 'leseraum.hoechstdauer', wert: '780', gruppe: 'Wissenschaft' },
      { name: 'leseraum.maxBuchungenProWoche', wert: '30', gruppe: 'Wissenschaft' },
      { name: 'system.startseite', wert: 'leseraum' },
    ],
    personen: readersAndStaff(),
    plaene: [
      {
        entwurf: lesesaal(),
        standort: 'Haupthaus am Markt',
        link: 'https://lindenau.example/lesesaal',
        oeffnungszeiten: weekOf(['08:00', '21:00'], ['10:00', '18:00']),
        sonderoeffnungszeiten: sonder,
      },
      {
        entwurf: zweigstelle(),
        standort: 'Zweigstelle Mühlviertel',
        link: null,
        oeffnungszeiten: weekOf(['10:00', '18:00'], ['10:00', '14:00']),
        sonderoeffnungszeiten: sonder.filter((it) => it.status === 'geschlossen'),
      },
    ],
  }
}

function readersAndStaff(): Person[] {
  const person = people('lindenau.example', 'L', { gruppen: ['Leserschaft'], rollen: [] })
  const named = (
    rolle: 'leserin' | 'leser' | 'leitung' | 'betreiber',
    more: Pick<Person, 'gruppen' | 'rollen'>,
  ) => {
    const { name, email } = loginOf(rolle)
    return person(name, { email, ...more })
  }
  return [
    named('leserin', { gruppen: ['Leserschaft'], rollen: [] }),
    named('leser', { gruppen: WISSENSCHAFT, rollen: [] }),
    ...FORSCHENDE.map((name) => person(name, { gruppen: WISSENSCHAFT })),
    ...LESERSCHAFT.map((name, i) => person(name, i % 9 === 5 ? { sprache: 'en' } : {})),
    named('leitung', { gruppen: ['Bibliotheksteam'], rollen: ['Leitung', 'Administration'] }),
    person('Oskar Brandt', { gruppen: ['Bibliotheksteam'], rollen: ['Leitung'] }),
    named('betreiber', { gruppen: [], rollen: ['Administration'] }),
  ]
}

/** A closed day and an open Sunday, both within the next ten days. */
function specialDays(heute: Temporal.PlainDate): Sonderzeit[] {
  const closed = nextWeekday(heute, 2, 4)
  const sunday = nextWeekday(heute, 7, 3)
  return [
    {
      gueltigVon: closed,
      gueltigBis: closed,
      von: clock('08:00'),
      bis: clock('18:00'),
      status: 'geschlossen',
      grund: 'Betriebsversammlung',
    },
    {
      gueltigVon: sunday,
      gueltigBis: sunday,
      von: clock('11:00'),
      bis: clock('17:00'),
      status: 'offen',
      grund: 'Lesesonntag mit Führung durch das Magazin',
    },
  ]
}

const DATENSCHUTZ = `Die Stadtbibliothek Lindenau verarbeitet zu Ihrer Buchung Ihren Namen, Ihre E-Mail-Adresse, den gebuchten Platz und den Zeitraum, damit der Platz für Sie frei gehalten werden kann.

Andere Leserinnen und Leser sehen nur, dass ein Platz belegt ist, und nie von wem. Das Team der Bibliothek sieht Buchungen, soweit es für Auskunft und Sperrungen nötig ist.

Sie können jederzeit Auskunft, Berichtigung und Löschung verlangen: datenschutz@lindenau.example. Beschwerden nimmt die Datenschutzaufsicht des Landes entgegen.`

const IMPRESSUM = `Stadtbibliothek Lindenau, Marktplatz 3, 00000 Lindenau
Eine Einrichtung der Stadt Lindenau, vertreten durch die Oberbürgermeisterin.

Telefon 0000 123-0, E-Mail auskunft@lindenau.example
Verantwortlich für den Inhalt: Katrin Lindner, Leiterin der Stadtbibliothek.`

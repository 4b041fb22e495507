import type pg from 'pg'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type FilledRow, fahrzeugRows } from '../fahrzeugRows.ts'

function peopleRows(mandant: string, benutzer: string): FilledRow[] {
  const rolle = uuidv7()
  const gruppe = uuidv7()
  const einfuhr = uuidv7()
  const dienst = uuidv7()
  return [
    ['mandant', { id: mandant, name: 'M' }],
    ['mandant_legacy', { kundenname: 'Alt' }],
    [
      'benutzer',
      { id: benutzer, anmeldung_id: `u-${mandant}`, vorname: 'A', nachname: 'B', email: 'a@b.example' },
    ],
    ['rolle', { id: rolle, name: 'R' }],
    ['gruppe', { id: gruppe, name: 'G' }],
    ['rolle_berechtigung', { rolle_id: rolle, berechtigung: 'objekt_pflege' }],
    ['benutzer_berechtigung', { benutzer_id: benutzer, berechtigung: 'objekt_pflege' }],
    ['gruppe_rolle', { gruppe_id: gruppe, rolle_id: rolle }],
    ['benutzer_rolle', { benutzer_id: benutzer, rolle_id: rolle }],
    ['benutzer_gruppe', { benutzer_id: benutzer, gruppe_id: gruppe }],
    ['sichtbarkeit', { benutzer_id: benutzer, gruppe_id: gruppe, seit: '2026-01-05T09:00Z' }],
    ['mailtext', { id: uuidv7(), typ: 'erinnerung', betreff_de: 'Jetzt: {platz}' }],
    ['einstellung_wert', { id: uuidv7(), option_name: 'leseraum.maxBuchungenProWoche', wert: '1' }],
    [
      'kalender_link',
      {
        id: uuidv7(),
        benutzer_id: benutzer,
        pruefwert: Buffer.alloc(32),
        erstellt: '2026-01-05T09:00Z',
      },
    ],
    [
      'geraet',
      {
        id: uuidv7(),
        benutzer_id: benutzer,
        adresse: `https://web.push.apple.com/${uuidv7()}`,
        schluessel: 'B'.repeat(87),
        geheimnis: 'a'.repeat(22),
        bezeichnung: 'Safari, iPhone',
        erstellt: '2026-01-05T09:00Z',
      },
    ],
    [
      'zugriffstoken',
      {
        id: uuidv7(),
        benutzer_id: benutzer,
        name: 'Website',
        pruefwert: 'a'.repeat(43),
        umfang: ['leseraum.lesen'],
        angelegt: '2026-01-05T09:00Z',
        ablauf: '2027-01-05T09:00Z',
      },
    ],
    [
      'anmeldedienst',
      { id: dienst, name: 'D', aussteller: 'https://id.example', client_id: 'c', notfall_id: benutzer },
    ],
    [
      'identitaet',
      {
        id: uuidv7(),
        anmeldedienst_id: dienst,
        aussteller: 'https://id.example',
        kennung: 's',
        benutzer_id: benutzer,
        erstellt: '2026-01-05T09:00Z',
      },
    ],
    ['einfuhr', { id: einfuhr, benutzer_id: benutzer, dateiname: 'a.csv', inhalt: '\\x00' }],
    ['einfuhr_zeile', { einfuhr_id: einfuhr, zeile: 2, urteil: 'neu', gelesen: '{}', ergebnis: '{}' }],
  ]
}

function sentRows(benutzer: string): FilledRow[] {
  return [
    [
      'wiederholschluessel',
      { benutzer_id: benutzer, schluessel: 'k', anfrage: Buffer.from('x'), status: 200, antwort: '' },
    ],
    [
      'benachrichtigung',
      {
        id: uuidv7(),
        typ: 't',
        objekt_id: uuidv7(),
        objekt_version: 1,
        empfaenger_id: benutzer,
        daten: '{}',
      },
    ],
  ]
}

const closureOf = (plan: string) => ({
  id: uuidv7(),
  anlass: 'sonder',
  grundriss_id: plan,
  vorher: '[]',
  nachher: '[]',
  buchungen: '[]',
  verschoben: 0,
  storniert: 0,
  belassen: 0,
  erstellt: '2026-01-04T09:00Z',
  bis: '2026-01-04T09:10Z',
})

function placeRows(benutzer: string, ort: string): FilledRow[] {
  const plan = uuidv7()
  const raum = uuidv7()
  const teil = uuidv7()
  return [
    ['standort', { id: ort, name: 'O' }],
    ['abstellplatz', { id: uuidv7(), standort_id: ort, name: '1' }],
    ['grundriss', { id: plan, standort_id: ort, bezeichnung: 'P', breite: 500, hoehe: 500 }],
    ['leseraum', { id: raum, grundriss_id: plan, bezeichnung: '1', x: 1, y: 1, breite: 50, hoehe: 50 }],
    [
      'anzeigegeraet',
      {
        id: uuidv7(),
        art: 'anzeige',
        leseraum_id: raum,
        name: 'A',
        pruefwert: 'a'.repeat(43),
        gekoppelt: '2026-01-05T09:00Z',
      },
    ],
    ['ausstattung', { id: teil, name: 'L' }],
    ['leseraum_ausstattung', { leseraum_id: raum, ausstattung_id: teil }],
    ['oeffnungszeit', { id: uuidv7(), grundriss_id: plan, wochentag: 1 }],
    [
      'sonderoeffnungszeit',
      {
        id: uuidv7(),
        grundriss_id: plan,
        gueltig_von: '2026-01-01',
        gueltig_bis: '2026-01-01',
        status: 'offen',
      },
    ],
    [
      'leseraum_buchung',
      {
        id: uuidv7(),
        leseraum_id: raum,
        grundriss_id: plan,
        tag: '2026-01-05',
        status: 'reserviert',
        benutzer1_id: benutzer,
        zweite_adresse: 'c@b.example',
        zeitraum: '[2026-01-05T09:00Z,2026-01-05T10:00Z)',
      },
    ],
    [
      'leseraum_einladung',
      { id: uuidv7(), benutzer_id: benutzer, adresse: 'c@b.example', erstellt: '2026-01-05T09:00Z' },
    ],
    ['schliessung', closureOf(plan)],
    [
      'warteplatz',
      {
        id: uuidv7(),
        benutzer_id: benutzer,
        grundriss_id: plan,
        leseraum_id: raum,
        tag: '2026-01-05',
        zeitraum: '[2026-01-05T09:00Z,2026-01-05T10:00Z)',
        mindestens: 60,
        erstellt: '2026-01-04T09:00Z',
        angebot_leseraum_id: raum,
        angebot_zeitraum: '[2026-01-05T09:00Z,2026-01-05T10:00Z)',
        angebot_bis: '2026-01-05T08:45Z',
      },
    ],
    ['protokoll', { id: uuidv7(), aktion: 'a', objekt: 'o', objekt_id: uuidv7() }],
    ['protokoll_stand', { nr: 1 }],
    ...sentRows(benutzer),
    ['leseraum_nutzung', { leseraum_id: raum, tag: '2026-01-05', buchungen: 1, minuten: 60 }],
    ['loeschsperre', { id: uuidv7(), benutzer_id: benutzer, grund: 'g', erstellt_von: benutzer }],
    ['auftragslauf', { auftrag: 'a', periode: 'p' }],
    ['beispiel', { art: 'standort', id: ort }],
    ['tagesmarke', { art: 'a', objekt_id: plan, tag: '2026-01-05', fach: 1, marke: 1 }],
    ...fahrzeugRows(benutzer, ort),
    ...bildRows(plan),
  ]
}

function bildRows(plan: string): FilledRow[] {
  const datei = uuidv7()
  const bild = uuidv7()
  const pixels = { inhaltstyp: 'image/png', bytes: 1, sha256: Buffer.alloc(32).toString('hex') }
  return [
    ['datei', { id: datei, bucket: 'grundrisse', dateiname: 'plan.png', schluessel: datei, ...pixels }],
    ['grundriss_bild', { datei_id: datei, bild_id: bild, grundriss_id: plan }],
    ['grundriss_kachel', { datei_id: datei, bild_id: bild, grundriss_id: plan, x: 0, y: 0 }],
  ]
}

/** A row of a Mandant in every table: as much of it as the walk over all of them needs. */
export async function fillMandant(admin: pg.Client, mandant: string): Promise<void> {
  const benutzer = uuidv7()
  const ort = uuidv7()
  const rows = [...peopleRows(mandant, benutzer), ...placeRows(benutzer, ort)]
  for (const [table, values] of rows) {
    const row: Record<string, unknown> = table === 'mandant' ? values : { mandant_id: mandant, ...values }
    const names = Object.keys(row)
    const marks = names.map((_, i) => `$${i + 1}`)
    await admin.query(
      `insert into ${table} (${names.join(', ')}) values (${marks.join(', ')})`,
      Object.values(row),
    )
  }
}

import { sized } from '../size.ts'
import { withAdmin } from './cluster.ts'

/** A Mandant with 500 cars and four weeks of trips; one person looks at all of them, the other drives. */
export const TIMELINE = {
  mandantId: '01990000-0000-7000-8000-00000000f1ee',
  host: 'flotte.localhost',
  cars: sized(500, 50),
  /** Monday of the four weeks that are looked at: the next one, so that a trip can be booked in them. */
  ab: nextMonday().toString(),
  days: 28,
  tokens: ['bench-session-token-fleet-looks', 'bench-session-token-fleet-drives'],
} as const

const m = TIMELINE.mandantId
const idSql = (prefix: string, expression: string) =>
  `('${prefix}-0000-7000-8000-' || lpad(to_hex(${expression}), 12, '0'))::uuid`
const carSql = idSql('01990014', 'c')
const personSql = idSql('01990015', 'n')

function nextMonday(): Temporal.PlainDate {
  const today = Temporal.Now.plainDateISO('Europe/Berlin')
  return today.add({ days: 8 - today.dayOfWeek })
}

export function timelineCarId(nr: number): string {
  return `01990014-0000-7000-8000-${nr.toString(16).padStart(12, '0')}`
}

const STATEMENTS = [
  `insert into mandant (id, name, module) values ('${m}', 'Flotte', '{fahrzeugbuchung}') on conflict do nothing`,
  `insert into auth.mandant_domain values ('${TIMELINE.host}', '${m}') on conflict do nothing`,
  `insert into standort (mandant_id, id, name) values ('${m}', '${m}', 'Hof') on conflict do nothing`,
  `insert into auth."user" (id, name, email) select 'bench-fleet-' || n, 'Person ' || n, 'fleet' || n || '@bench.example'
     from generate_series(1, 2) n on conflict do nothing`,
  `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
     select '${m}', ${personSql}, 'bench-fleet-' || n, 'Person', n::text, 'fleet' || n || '@bench.example'
     from generate_series(1, 2) n on conflict do nothing`,
  `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung)
     select '${m}', ${personSql}, berechtigung
     from generate_series(1, 2) n, unnest('{fahrzeug_buchen,fahrzeug_pflege}'::text[]) berechtigung on conflict do nothing`,
  `insert into fuehrerschein (mandant_id, benutzer_id, ausgestellt_am, letzte_pruefung, naechste_pruefung, klassen)
     select '${m}', ${personSql}, current_date - 4000, current_date - 30, current_date + 1000, '{AM,B,L}'
     from generate_series(1, 2) n on conflict do nothing`,
  `insert into auth.session (id, "expiresAt", token, "userId")
     select 'bench-fleet-' || n, now() + interval '300 days', token, 'bench-fleet-' || n
     from unnest('{${TIMELINE.tokens.join(',')}}'::text[]) with ordinality t(token, n) on conflict do nothing`,
  `insert into fahrzeug (mandant_id, id, standort_id, kategorie, marke, modell, kennzeichen, kraftstoff, leistung_kw, getriebe,
      sitze, tueren, farbe, fuehrerscheinklasse)
     select '${m}', ${carSql}, '${m}', (array['kleinwagen', 'kombi', 'van', 'transporter'])[c % 4 + 1], 'Brise', 'Modell ' || c % 20,
       'FL-OT ' || (1000 + c), 'diesel', 85, 'schaltung', 5, 5, 'grau', 'B'
     from generate_series(1, ${TIMELINE.cars}) c on conflict do nothing`,
  `delete from fahrzeug_freigabe where mandant_id = '${m}'`,
  `delete from fahrzeug_buchung where mandant_id = '${m}'`,
  // Two trips a car and day, tentative and reserved, and a block now and then.
  `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id, fahrtgrund)
     select '${m}', gen_random_uuid(), ${carSql}, tstzrange(von, von + interval '3 hours'),
       tstzrange(von, von + interval '195 minutes'), case when (c + d) % 9 = 0 then 'vorgemerkt' else 'reserviert' end,
       ${idSql('01990015', '1')}, ${idSql('01990015', '1')}, 'Termin'
     from generate_series(1, ${TIMELINE.cars}) c, generate_series(0, ${TIMELINE.days - 1}) d, generate_series(0, 1) half,
       lateral (select ('${TIMELINE.ab} 00:00Z'::timestamptz + make_interval(days => d, hours => 6 + half * 5 + (c + d) % 2)) as von) at`,
]

/** Adds that Mandant to the benchmarks' database, or brings it back to its beginning. */
export async function fillTimeline(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    for (const statement of STATEMENTS) await admin.query(statement)
  })
}

import { sized } from '../size.ts'
import { withAdmin } from './cluster.ts'

/** A Mandant with one plan of 2,000 seats; one person looks at it, another books, a third lays it out. */
export const BIG = {
  mandantId: '01990000-0000-7000-8000-00000000b160',
  host: 'gross.localhost',
  planId: '01990001-0000-7000-8000-00000000b160',
  seats: sized(2_000, 200),
  tokens: ['bench-session-token-big-looks', 'bench-session-token-big-books', 'bench-session-token-big-lays'],
  /** The day that is looked at. */
  tag: Temporal.Now.plainDateISO('Europe/Berlin').add({ days: 1 }).toString(),
} as const

const m = BIG.mandantId
const seatId = "('01990004-0000-7000-8000-' || lpad(to_hex(s), 12, '0'))::uuid"
const personId = "('01990005-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid"

const STATEMENTS = [
  `insert into mandant (id, name) values ('${m}', 'Gross') on conflict do nothing`,
  `insert into auth.mandant_domain values ('${BIG.host}', '${m}') on conflict do nothing`,
  `insert into standort (mandant_id, id, name) values ('${m}', '${m}', 'Haus') on conflict do nothing`,
  `insert into auth."user" (id, name, email) select 'bench-big-' || n, 'Person ' || n, 'big' || n || '@bench.example'
     from generate_series(1, 3) n on conflict do nothing`,
  `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
     select '${m}', ${personId}, 'bench-big-' || n, 'Person', n::text, 'big' || n || '@bench.example'
     from generate_series(1, 3) n on conflict do nothing`,
  `insert into auth.session (id, "expiresAt", token, "userId")
     select 'bench-big-' || n, now() + interval '300 days', token, 'bench-big-' || n
     from unnest('{${BIG.tokens.join(',')}}'::text[]) with ordinality t(token, n) on conflict do nothing`,
  `insert into grundriss (mandant_id, id, standort_id, bezeichnung, breite, hoehe)
     values ('${m}', '${BIG.planId}', '${m}', 'Halle', 7700, 6200) on conflict do nothing`,
  `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
     select '${m}', ${seatId}, '${BIG.planId}', 'P' || s, (s % 50) * 150 + 150, (s / 50) * 150 + 150, 100, 60
     from generate_series(1, ${BIG.seats}) s on conflict do nothing`,
  `insert into oeffnungszeit (mandant_id, id, grundriss_id, wochentag, von, bis)
     select '${m}', ('01990006-0000-7000-8000-' || lpad(to_hex(w), 12, '0'))::uuid, '${BIG.planId}', w, '00:00', '23:00'
     from generate_series(0, 6) w on conflict do nothing`,
  `insert into einstellung_wert (mandant_id, id, option_name, wert) values
     ('${m}', '01990007-0000-7000-8000-000000000001', 'leseraum.maxBuchungenProWoche', '0'),
     ('${m}', '01990007-0000-7000-8000-000000000002', 'leseraum.mehrerePlaetzeGleichzeitig', 'true') on conflict do nothing`,
  `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung)
     select '${m}', ${personId}, name from unnest('{ausstattungs_pflege,objekt_pflege}'::text[]) name, generate_series(3, 3) n
     on conflict do nothing`,
  `update leseraum set x = (s % 50) * 150 + 150, y = (s / 50) * 150 + 150
     from generate_series(1, ${BIG.seats}) s where mandant_id = '${m}' and id = ${seatId}`,
  `delete from leseraum_buchung where mandant_id = '${m}'`,
  // Every other seat is taken for the morning, so that both kinds of state are on the plan.
  `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
     select '${m}', gen_random_uuid(), ${seatId}, '${BIG.planId}', '${BIG.tag}',
       tstzrange('${BIG.tag} 08:00Z', '${BIG.tag} 11:00Z'), 'reserviert', '01990005-0000-7000-8000-000000000002'
     from generate_series(1, ${BIG.seats}, 2) s`,
]

/** Adds that Mandant to the benchmarks' database, or brings it back to its beginning. */
export async function fillBigPlan(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    for (const statement of STATEMENTS) await admin.query(statement)
  })
}

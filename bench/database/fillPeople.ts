import { sized } from '../size.ts'
import { withAdmin } from './cluster.ts'

/** A Mandant of its own with nothing but people: a hundred thousand, and one who may do everything with them. */
export const PEOPLE = {
  mandantId: '01990000-0000-7000-8000-00000000be0e',
  name: 'Personen',
  host: 'personen.localhost',
  token: 'bench-session-token-personen',
  count: sized(100_000, 2_000),
} as const

const m = PEOPLE.mandantId
const HEAD = '01990000-0000-7000-8000-00000000be0f'

const FIRST =
  "array['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Finn', 'Greta', 'Hannes', 'Ida', 'Jürgen', 'Katharina', 'Zoë']"
const LAST =
  "array['Müller', 'Schmidt', 'Schneider', 'Fischer', 'Weber', 'Meier-Ulm', 'Wagner', 'Becker', 'von Hagen', 'Schäfer', 'Koch', 'Bauer', 'Neumann']"

const folk = `generate_series(1, ${PEOPLE.count}) n`
const id = "('01990005-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid"

const STATEMENTS = [
  `insert into mandant (id, name) values ('${m}', '${PEOPLE.name}')`,
  `insert into auth.mandant_domain values ('${PEOPLE.host}', '${m}')`,
  `insert into auth."user" (id, name, email) select 'person-' || n, 'Person ' || n, 'person' || n || '@personen.example' from ${folk}`,
  `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email, personalnummer, erstellt)
     select '${m}', ${id}, 'person-' || n, (${FIRST})[1 + n % 12], (${LAST})[1 + n % 13] || case when n % 3 = 0 then '' else (n % 997)::text end,
       'person' || n || '@personen.example', case when n % 5 > 0 then 'P-' || n end, now() - n * interval '1 minute' from ${folk}`,
  `insert into gruppe (mandant_id, id, name) values ('${m}', '${m}', 'Alle')`,
  `insert into rolle (mandant_id, id, name) values ('${m}', '${m}', 'Pflege')`,
  `insert into rolle_berechtigung (mandant_id, rolle_id, berechtigung, wert)
     select '${m}', '${m}', recht, 'true' from unnest(array['benutzer_pflegen', 'berechtigungs_pflege', 'fahrzeug_buchen']) recht`,
  `insert into gruppe_rolle (mandant_id, gruppe_id, rolle_id) values ('${m}', '${m}', '${m}')`,
  `insert into benutzer_gruppe (mandant_id, benutzer_id, gruppe_id) select '${m}', ${id}, '${m}' from ${folk} where n % 4 = 0`,
  `insert into auth."user" (id, name, email) values ('personen-pflege', 'Paula Pflege', 'pflege@personen.example')`,
  `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
     values ('${m}', '${HEAD}', 'personen-pflege', 'Paula', 'Pflege', 'pflege@personen.example')`,
  `insert into benutzer_rolle (mandant_id, benutzer_id, rolle_id) values ('${m}', '${HEAD}', '${m}')`,
  `insert into auth.session (id, "expiresAt", token, "userId")
     values ('personen-pflege', now() + interval '300 days', '${PEOPLE.token}', 'personen-pflege')`,
]

/** Fills them in when the first figure asks for them. */
export async function fillPeople(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    const { rowCount } = await admin.query('select 1 from mandant where id = $1', [m])
    if (rowCount) return
    console.error('Filling a house with a hundred thousand people, once …')
    await admin.query('begin')
    for (const statement of STATEMENTS) await admin.query(statement)
    await admin.query('commit')
    await admin.query('vacuum analyze benutzer, benutzer_gruppe, auth."user"')
  })
}

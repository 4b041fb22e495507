import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, TEST_SECRET, type TestDatabase } from '../../testing/database.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { withClient } from './session.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const NUMBER = '01980000-0000-7000-8000-0000000000'

let database: TestDatabase
let before: string

beforeAll(async () => {
  database = await emptyDatabase()
  before = mkdtempSync(join(tmpdir(), 'platzwart-before-'))
  for (const name of readdirSync(MIGRATIONS))
    if (name < '0019') cpSync(join(MIGRATIONS, name), join(before, name))
})

afterAll(async () => {
  rmSync(before, { recursive: true })
  await database.drop()
})

it('keeps whom a booking of before named, in every Mandant, and who had agreed', async () => {
  await prepareDatabase(database.adminUrl, TEST_SECRET, before)
  await withClient(database.adminUrl, async (admin) => {
    for (const haus of ['1', '2']) {
      const id = (part: string) => `'${NUMBER}${part}${haus}'`
      await admin.query(`
        insert into mandant (id, name) values (${id('a')}, 'Haus');
        insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values
          (${id('a')}, ${id('b')}, 'b${haus}', 'Anna', 'A', 'anna@haus.example'),
          (${id('a')}, ${id('c')}, 'c${haus}', 'Ben', 'B', 'ben@haus.example');
        insert into standort (mandant_id, id, name) values (${id('a')}, ${id('d')}, 'Haus');
        insert into grundriss (mandant_id, id, standort_id, bezeichnung, breite, hoehe)
          values (${id('a')}, ${id('d')}, ${id('d')}, 'Nord', 1000, 1000);
        insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
          values (${id('a')}, ${id('d')}, ${id('d')}, '1', 1, 1, 50, 50);
        insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, benutzer2_id)
          select ${id('a')}, gen_random_uuid(), ${id('d')}, ${id('d')}, '2026-01-05',
              tstzrange('2026-01-05T09:00Z'::timestamptz + h * interval '1 hour', '2026-01-05T10:00Z'::timestamptz + h * interval '1 hour'),
              status, ${id('b')}, case when h < 2 then ${id('c')}::uuid end
            from unnest(array['vorgemerkt', 'reserviert', 'durchgeführt']) with ordinality t(status, nr), lateral (select nr - 1 as h) hours`)
    }
  })
  await prepareDatabase(database.adminUrl, TEST_SECRET)
  await withClient(database.adminUrl, async (admin) => {
    const { rows } = await admin.query(
      'select status, zweite_adresse, zweite_zugesagt is not null as zugesagt, count(*)::int as n from leseraum_buchung group by 1, 2, 3 order by 1',
    )
    expect(rows).toEqual([
      { status: 'durchgeführt', zweite_adresse: null, zugesagt: false, n: 2 },
      { status: 'reserviert', zweite_adresse: 'ben@haus.example', zugesagt: true, n: 2 },
      { status: 'vorgemerkt', zweite_adresse: 'ben@haus.example', zugesagt: false, n: 2 },
    ])
    const forced = await admin.query(
      "select relname from pg_class where relname in ('benutzer', 'leseraum_buchung') and relforcerowsecurity order by 1",
    )
    expect(forced.rows.map(({ relname }) => relname)).toEqual(['benutzer', 'leseraum_buchung'])
  })
})

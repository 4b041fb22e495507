import type { ZusammenfuehrungView } from '@platzwart/contract/benutzer'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/benutzer'
import { MOVES } from '@platzwart/domain/benutzer/moves'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { fahrtOf, lockAndRecord } from '../../../testing/fahrtenbuch.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { change, flotte, flotteSuite, rows } from '../../../testing/suites/flotte.ts'
import { app, fremd, haus } from '../../../testing/suites/haus.ts'
import { as, gruppe, one, person, rolle, shown } from '../../../testing/suites/people.ts'

flotteSuite('2026-11-23T08:00:00Z', { fremd: true, anew: true })

const at = (id: string, anderesId: string) => address(wire.mergeBenutzer, { id, anderesId })
const merge = (who: TestPerson, id: string, anderesId: string, body: object = {}) =>
  as(who, at(id, anderesId), { body })
const preview = async (who: TestPerson, id: string, anderesId: string) => {
  const { status, json } = await as(who, at(id, anderesId))
  return { status, code: json.code, view: json as never as ZusammenfuehrungView }
}

const seat = (nr: number, hour: number, who: TestPerson, second: TestPerson | null = null) =>
  change(
    `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, benutzer1_id, benutzer2_id, zweite_adresse, status, zeitraum, tag)
     values ($1, $2, $3, $4, $5, $6, $7, 'reserviert', tstzrange($8, $9), '2026-11-24')`,
    [
      haus.id,
      uuidv7(),
      haus.seats[nr],
      haus.grundrissId,
      who.id,
      second?.id ?? null,
      second?.email ?? null,
      `2026-11-24T${hour}:00Z`,
      `2026-11-24T${hour + 1}:00Z`,
    ],
  )

const licence = (who: TestPerson, nummer: string) =>
  change('insert into fuehrerschein (mandant_id, benutzer_id, nummer) values ($1, $2, $3)', [
    haus.id,
    who.id,
    nummer,
  ])

const setting = (who: TestPerson, name: string, wert: string) =>
  change(
    'insert into einstellung_wert (mandant_id, id, option_name, wert, benutzer_id) values ($1, $2, $3, $4, $5)',
    [haus.id, uuidv7(), name, wert, who.id],
  )

/** The same person twice: the second has what the first has, and more. */
async function twins(): Promise<readonly [TestPerson, TestPerson]> {
  const first = await person('fahrzeug_buchen')
  const second = await person('fahrzeug_buchen', 'buchung_pflege')
  const shared = await rolle()
  const more = await gruppe()
  for (const { id } of [first, second])
    await change('insert into benutzer_rolle (mandant_id, benutzer_id, rolle_id) values ($1, $2, $3)', [
      haus.id,
      id,
      shared,
    ])
  await change('insert into benutzer_gruppe (mandant_id, benutzer_id, gruppe_id) values ($1, $2, $3)', [
    haus.id,
    second.id,
    more,
  ])
  await setting(first, 'a', 'erste')
  await setting(second, 'a', 'zweite')
  await setting(second, 'b', 'zweite')
  await seat(0, 9, first)
  await seat(1, 11, second)
  await seat(2, 13, second, first)
  await licence(second, 'LIC-2')
  for (const [who, seatId] of [
    [first, null],
    [second, null],
    [second, haus.seats[0]],
  ] as const)
    await change(
      `insert into kalender_link (mandant_id, id, benutzer_id, leseraum_id, pruefwert, erstellt) values ($1, $2, $3, $4, sha256('x'), now())`,
      [haus.id, uuidv7(), who.id, seatId],
    )
  await haus.scoped((tx) => lockAndRecord(tx, fahrtOf(flotte.golf, second)))
  return [first, second]
}

describe('two who are the same person', () => {
  it('are shown before: where they differ, what moves, and what both have', async () => {
    const [first, second] = await twins()
    await licence(first, 'LIC-1')
    const { view } = await preview(haus.leitung, first.id, second.id)
    expect(view).toMatchObject({ bleibt: { id: first.id }, geht: { id: second.id }, ueberschneidungen: [] })
    expect(view.felder.map(({ feld }) => feld)).toEqual(['vorname', 'email'])
    expect(view.doppelt).toEqual(['fuehrerschein'])
    expect(view.bewegt).toEqual(
      expect.arrayContaining([
        { bestand: 'platzbuchung', anzahl: 2 },
        { bestand: 'person', anzahl: 4 },
        { bestand: 'einstellung', anzahl: 2 },
      ]),
    )
  })

  it('become one with what both have had; nothing is there twice, and the logbook is as it was', async () => {
    const [first, second] = await twins()
    const done = await merge(haus.leitung, first.id, second.id)
    expect([done.status, done.json]).toMatchObject([200, { id: first.id, email: first.email }])
    const { wirksam } = await shown(haus.leitung, first.id)
    expect(wirksam.map(({ berechtigung }) => berechtigung).toSorted()).toEqual([
      'buchung_pflege',
      'fahrzeug_buchen',
    ])
    expect(
      await rows(
        'select option_name, wert from einstellung_wert where mandant_id = $1 and benutzer_id = $2 order by 1',
        first.id,
      ),
    ).toEqual([
      { option_name: 'a', wert: 'erste' },
      { option_name: 'b', wert: 'zweite' },
    ])
    expect(
      await rows(
        'select benutzer2_id from leseraum_buchung where mandant_id = $1 and benutzer1_id = $2',
        first.id,
      ),
    ).toEqual([1, 2, 3].map(() => ({ benutzer2_id: null })))
    expect(
      await rows('select nummer from fuehrerschein where mandant_id = $1 and benutzer_id = $2', first.id),
    ).toEqual([{ nummer: 'LIC-2' }])
    expect(await rows('select fahrer_id from fahrtenbuch_eintrag where mandant_id = $1')).toEqual([
      { fahrer_id: second.id },
    ])
    expect(
      await rows(
        'select status, vorname, aufgegangen_in from benutzer where mandant_id = $1 and id = $2',
        second.id,
      ),
    ).toEqual([
      {
        status: 'anonym',
        vorname: (
          await rows<{ vorname: string }>(
            'select vorname from benutzer where mandant_id = $1 and id = $2',
            first.id,
          )
        )[0]?.vorname,
        aufgegangen_in: first.id,
      },
    ])
    expect(
      await rows(
        'select art from kalender_link where mandant_id = $1 and benutzer_id = $2 order by 1',
        first.id,
      ),
    ).toEqual([{ art: 'leseraum' }, { art: 'person' }])
    expect((await as(haus.leitung, one(wire.showBenutzer, second.id))).status).toBe(404)
  })

  it('have the fields that were chosen, and with the address its account', async () => {
    const [first, second] = await twins()
    await licence(first, 'LIC-1')
    const done = await merge(haus.leitung, first.id, second.id, {
      email: 'geht',
      vorname: 'geht',
      doppelt: 'geht',
    })
    expect(done.json).toMatchObject({ id: first.id, email: second.email })
    expect(
      await rows('select anmeldung_id from benutzer where mandant_id = $1 and id = $2', first.id),
    ).toEqual([{ anmeldung_id: `user-${second.id}` }])
    expect(await rows('select nummer from fuehrerschein where mandant_id = $1')).toContainEqual({
      nummer: 'LIC-2',
    })
    expect(await rows("select 1 from fuehrerschein where mandant_id = $1 and nummer = 'LIC-1'")).toEqual([])
    const { rows: accounts } = await app.deps.authPool.query(
      'select id from auth."user" where id = any($1)',
      [[first.id, second.id].map((id) => `user-${id}`)],
    )
    expect(accounts).toEqual([{ id: `user-${second.id}` }])
  })

  it('have an invitation that has run out where the address is one that was invited, and it is sent again', async () => {
    const [first, second] = await twins()
    await change('update benutzer set einladung_bis = $3 where mandant_id = $1 and id = $2', [
      haus.id,
      second.id,
      '2026-11-28T08:00:00Z',
    ])
    const done = await merge(haus.leitung, first.id, second.id, { email: 'geht' })
    expect(done.json).toMatchObject({ email: second.email, einladung: 'abgelaufen' })
    expect((await as(haus.leitung, one(wire.renewEinladung, first.id), { method: 'POST' })).status).toBe(201)
    expect(await shown(haus.leitung, first.id)).toMatchObject({ einladung: 'offen' })
  })

  it.each([
    ['inaktiv', 'aktiv', 'bleibt', 'aktiv'],
    ['inaktiv', 'aktiv', 'geht', 'aktiv'],
    ['aktiv', 'inaktiv', 'geht', 'aktiv'],
    ['inaktiv', 'inaktiv', 'bleibt', 'inaktiv'],
  ])(
    'are in where one of both was, and out where both were (%s, %s, %s)',
    async (bleibt, geht, email, then) => {
      const [first, second] = await twins()
      const put = 'update benutzer set status = $3 where mandant_id = $1 and id = $2'
      await change(put, [haus.id, first.id, bleibt])
      await change(put, [haus.id, second.id, geht])
      const done = await merge(haus.leitung, first.id, second.id, { email })
      expect(done.json).toMatchObject({ status: then, einladung: 'keine' })
      expect(
        await rows(
          "select vorher->>'status' as vorher, nachher->>'status' as nachher from protokoll where mandant_id = $1 and aktion = 'mergeBenutzer'",
        ),
      ).toEqual([{ vorher: bleibt, nachher: then }])
    },
  )

  it('are signed out, and the account of the one who goes leads nowhere here; elsewhere it stays', async () => {
    const [first, second] = await twins()
    await fremd.scoped((tx) =>
      tx.raw(
        `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, 'X', 'Q', $4)`,
        [fremd.id, uuidv7(), `user-${second.id}`, `${second.id}@fremd.example`],
      ),
    )
    await merge(haus.leitung, first.id, second.id)
    for (const who of [first, second]) expect((await as(who, '/api/start')).json.sitzung).toBeFalsy()
    const { rows: left } = await app.deps.authPool.query('select id from auth."user" where id = $1', [
      `user-${second.id}`,
    ])
    expect(left).toHaveLength(1)
  })

  it('become one once, whoever is quicker, and either way round', async () => {
    const [first, second] = await twins()
    const both = await Promise.all([
      merge(haus.leitung, first.id, second.id),
      merge(haus.leitung, second.id, first.id),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const [id, anderesId] = both[0]?.status === 200 ? [first.id, second.id] : [second.id, first.id]
    expect((await merge(haus.leitung, id, anderesId)).status).toBe(200)
    expect(
      await rows("select 1 from protokoll where mandant_id = $1 and aktion = 'mergeBenutzer'"),
    ).toHaveLength(1)
  })

  it('go together when the one is made anonymous', async () => {
    const [first, second] = await twins()
    await merge(haus.leitung, first.id, second.id)
    const { vorname, nachname } = (await as(haus.leitung, one(wire.showBenutzer, first.id))).json
    const name = `${String(vorname)} ${String(nachname)}`
    expect((await as(haus.leitung, one(wire.anonymiseBenutzer, first.id), { body: { name } })).status).toBe(
      204,
    )
    expect(
      await rows("select vorname, nachname from benutzer where mandant_id = $1 and status = 'anonym'"),
    ).toEqual([1, 2].map(() => ({ vorname: 'Anonyme', nachname: 'Person' })))
  })
})

describe('two people do not become one', () => {
  const refused = async (who: TestPerson, id: string, anderesId: string) => {
    const { status, json } = await merge(who, id, anderesId)
    return [status, json.code]
  }

  it('who are in two places at the same time', async () => {
    const [first, second] = await twins()
    await seat(3, 9, second)
    const { view } = await preview(haus.leitung, first.id, second.id)
    expect(view.ueberschneidungen).toMatchObject([{ bleibt: { was: 'P1' }, geht: { was: 'P4' } }])
    expect(await refused(haus.leitung, first.id, second.id)).toEqual([409, 'benutzer.ueberschneidung'])
    expect(
      await rows('select 1 from leseraum_buchung where mandant_id = $1 and benutzer1_id = $2', second.id),
    ).toHaveLength(3)
  })

  it('by whoever may less than either of them, or does not grant', async () => {
    const [first, second] = await twins()
    const maintains = await person('benutzer_pflegen', 'fahrzeug_buchen', 'buchung_pflege')
    expect(await refused(maintains, first.id, second.id)).toEqual([403, 'recht.fehlt'])
    const less = await person('benutzer_pflegen', 'berechtigungs_pflege', 'fahrzeug_buchen')
    expect(await refused(less, first.id, second.id)).toEqual([403, 'benutzer.darfMehr'])
    expect(await refused(less, second.id, first.id)).toEqual([403, 'benutzer.darfMehr'])
    expect((await preview(less, first.id, second.id)).code).toBe('benutzer.darfMehr')
    expect((await merge(haus.anna, first.id, second.id)).status).toBe(403)
  })

  it('of whom one is another house’s, oneself, the same, under a hold, or out with a car', async () => {
    const [first, second] = await twins()
    for (const [id, other] of [
      [first.id, fremd.anna.id],
      [fremd.anna.id, first.id],
      [first.id, first.id],
    ] as const)
      expect((await merge(haus.leitung, id, other)).status).toBe(404)
    expect(await refused(haus.leitung, first.id, haus.leitung.id)).toEqual([409, 'benutzer.selbst'])
    const hold =
      "insert into loeschsperre (mandant_id, id, benutzer_id, grund, erstellt_von) values ($1, $2, $3, 'S', $3)"
    await change(hold, [haus.id, uuidv7(), second.id])
    expect(await refused(haus.leitung, first.id, second.id)).toEqual([409, 'benutzer.loeschsperre'])
    await change('delete from loeschsperre where mandant_id = $1', [haus.id])
    const slot = "tstzrange('2026-11-23 07:00Z', '2026-11-23 11:00Z')"
    await change(
      `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, benutzer_id, fahrer_id, status, zeitraum, sperrzeitraum) values ($1, $2, $3, $4, $4, 'aktiv', ${slot}, ${slot})`,
      [haus.id, uuidv7(), flotte.polo, second.id],
    )
    expect(await refused(haus.leitung, first.id, second.id)).toEqual([409, 'fahrzeug.personUnterwegs'])
  })
})

describe('the list of what moves', () => {
  it('has every column of the schema that refers to a person', async () => {
    const admin = new pg.Client({ connectionString: app.database.adminUrl })
    await admin.connect()
    const { rows: columns } = await admin.query<{ table: string; column: string }>(
      `select c.relname as table, a.attname as column from pg_constraint k
         join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
       where k.contype = 'f' and k.confrelid = 'public.benutzer'::regclass and a.attname <> 'mandant_id' order by 1, 2`,
    )
    await admin.end()
    const listed = Object.entries(MOVES).flatMap(([table, moves]) =>
      moves.flatMap((move) =>
        ('columns' in move ? move.columns : 'stays' in move ? move.stays : [move.goes]).map((column) => ({
          table,
          column,
        })),
      ),
    )
    const keyOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
    expect(listed.map(keyOf).toSorted()).toEqual(columns.map(keyOf).toSorted())
  })
})

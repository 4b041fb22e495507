import type { AnonymisierungView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { UNTIL_TIME } from '@platzwart/domain/datenschutz/traces'
import { tablesOf } from '@platzwart/domain/tables'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { fahrtOf, lockAndRecord } from '../../../testing/fahrtenbuch.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { change, flotte, flotteSuite, rows } from '../../../testing/suites/flotte.ts'
import { app, fremd, haus } from '../../../testing/suites/haus.ts'
import { as, one, person, rolle } from '../../../testing/suites/people.ts'

flotteSuite('2026-11-23T08:00:00Z', { fremd: true, anew: true })

const SLOT = "tstzrange('2026-11-24 09:00Z', '2026-11-24 11:00Z')"
const PAST = "tstzrange('2026-11-16 09:00Z', '2026-11-16 11:00Z')"
/** What is nobody else's in the whole database, anew for each of them. */
let nr = 0
let word = ''

const anonymise = (who: TestPerson, id: string, name = `Xaverius ${word}`) =>
  as(who, one(wire.anonymiseBenutzer, id), { body: { name } })
const preview = (who: TestPerson, id: string) => as(who, one(wire.showAnonymisierung, id))

/** Seat of that kind of status for somebody, and with whom. */
const seat = (
  id: string,
  nr: number,
  when: string,
  status: string,
  more: readonly [string | null, string | null],
) =>
  change(
    `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, benutzer1_id, status, zeitraum, tag, benutzer2_id, zweite_adresse, informationstext)
     values ($1, $2, $3, $4, $5::uuid, $6, ${when}, '2026-11-16', $7, $8, case when $5::uuid = $9::uuid then '' else '${word}' end)`,
    [haus.id, uuidv7(), haus.seats[nr], haus.grundrissId, id, status, ...more, haus.ben.id],
  )

const trip = (id: string, car: string, status: string, when: string) =>
  change(
    `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, benutzer_id, fahrer_id, status, zeitraum, sperrzeitraum, fahrtgrund, mitfahrer, zielperson)
     values ($1, $2, $3, $4, $4, $5, ${when}, ${when}, '${word}', '${word}', '${word}')`,
    [haus.id, uuidv7(), car, id, status],
  )

/** Somebody of whom there is something everywhere. */
async function somebody(): Promise<TestPerson> {
  const who = await person('fahrzeug_buchen')
  word = `wort${nr++}q`
  const email = `${word}@haus.example`
  await change(
    `update benutzer set vorname = 'Xaverius', nachname = $4, personalnummer = $4, email = $3 where mandant_id = $1 and id = $2`,
    [haus.id, who.id, email, word],
  )
  await app.deps.authPool.query(`update auth."user" set name = $3, email = $2 where id = $1`, [
    `user-${who.id}`,
    email,
    `Xaverius ${word}`,
  ])
  await change('insert into benutzer_rolle (mandant_id, benutzer_id, rolle_id) values ($1, $2, $3)', [
    haus.id,
    who.id,
    await rolle(),
  ])
  await change(
    `insert into einstellung_wert (mandant_id, id, option_name, wert, benutzer_id) values ($1, $2, 'leseraum.favoriten', '${word}', $3)`,
    [haus.id, uuidv7(), who.id],
  )
  await seat(who.id, 0, PAST, 'durchgeführt', [null, null])
  await seat(who.id, 1, SLOT, 'reserviert', [haus.anna.id, haus.anna.email])
  await seat(haus.ben.id, 2, SLOT, 'reserviert', [who.id, email])
  await trip(who.id, flotte.golf, 'durchgeführt', PAST)
  await trip(who.id, flotte.polo, 'reserviert', SLOT)
  await change(
    `insert into fuehrerschein (mandant_id, benutzer_id, nummer, zusatzinfo) values ($1, $2, '${word}', '${word}')`,
    [haus.id, who.id],
  )
  await change(
    `insert into fuehrerschein_pruefung (mandant_id, id, benutzer_id, pruefer_id, geprueft_am, naechste_pruefung, klassen, in_ordnung, notiz)
     values ($1, $2, $3, $4, '2026-01-05', '2026-07-05', '{B}', true, '${word}')`,
    [haus.id, uuidv7(), who.id, flotte.pruefer.id],
  )
  await change(
    `insert into benachrichtigung (mandant_id, id, typ, objekt_id, objekt_version, empfaenger_id, daten) values ($1, $2, 't', $3, 1, $3, '{"an":"${word}"}')`,
    [haus.id, uuidv7(), who.id],
  )
  await change(
    `insert into leseraum_einladung (mandant_id, id, benutzer_id, adresse, erstellt) values ($1, $2, $3, $4, now())`,
    [haus.id, uuidv7(), haus.ben.id, email],
  )
  await change(
    `insert into wiederholschluessel (mandant_id, benutzer_id, schluessel, anfrage, status, antwort) values ($1, $2, 'k', 'x', 200, '${word}')`,
    [haus.id, who.id],
  )
  const fahrt = fahrtOf(flotte.golf, who, { fahrerName: `Xaverius ${word}` })
  await haus.scoped((tx) => lockAndRecord(tx, fahrt))
  return { ...who, email }
}

/** Every table in which it stands, by the catalogue. */
async function tablesWith(text: string): Promise<string[]> {
  const admin = new pg.Client({ connectionString: app.database.adminUrl })
  await admin.connect()
  try {
    const { rows: tables } = await admin.query<{ name: string; key: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name, case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as key
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'auth', 'pgboss') and c.relkind in ('r', 'p')`,
    )
    const found: string[] = []
    for (const { name, key } of tables) {
      const { rowCount } = await admin.query(
        `select from ${name} t where to_jsonb(t)::text ilike $1 limit 1`,
        [`%${text}%`],
      )
      if (rowCount === 1) found.push(key)
    }
    return found.toSorted()
  } finally {
    await admin.end()
  }
}

const used = () =>
  rows<object>(
    "select leseraum_id, status, count(*)::int as n, sum(upper(zeitraum) - lower(zeitraum))::text as wie_lange from leseraum_buchung where mandant_id = $1 and status = 'durchgeführt' group by 1, 2 order by 1",
  )

describe('a person who is made anonymous', () => {
  it('is shown before what goes, what stays without a name, and what stays for its time', async () => {
    const who = await somebody()
    const shown = (await preview(haus.leitung, who.id)).json as never as AnonymisierungView
    expect(shown.name).toBe(`Xaverius ${word}`)
    expect(shown.buchungen.map(({ was }) => was)).toEqual(expect.arrayContaining(['P2']))
    expect(shown.buchungen).toHaveLength(2)
    const of = (wirkung: string) =>
      Object.fromEntries(
        shown.bestaende
          .filter((each) => each.wirkung === wirkung)
          .map(({ bestand, anzahl }) => [bestand, anzahl]),
      )
    expect(of('geht')).toMatchObject({
      person: null,
      anmeldung: null,
      sitzung: null,
      zweitfaktor: null,
      einstellung: 1,
      zweitePerson: 1,
      fuehrerschein: 1,
      benachrichtigung: 1,
      wiederholschluessel: 1,
    })
    expect(of('ohneNamen')).toMatchObject({ platzbuchung: 3, fahrten: 2, fuehrerschein: 1 })
    expect(of('bleibt')).toMatchObject({ fahrtenbuch: null, protokoll: null, sicherung: null })
    expect(await rows("select status from benutzer where mandant_id = $1 and status = 'anonym'")).toEqual([])
  })

  it('is found nowhere any more but where the list says so; how much was used stays as it was', async () => {
    const who = await somebody()
    const before = await tablesWith(word)
    const usedBefore = await used()
    expect(before.length).toBeGreaterThan(10)
    expect((await anonymise(haus.leitung, who.id)).status).toBe(204)
    const allowed: readonly string[] = UNTIL_TIME.flatMap(tablesOf)
    expect((await tablesWith(word)).filter((table) => !allowed.includes(table))).toEqual([])
    expect(await tablesWith(`user-${who.id}`)).toEqual([])
    expect(await used()).toEqual(usedBefore)
    expect(
      await rows(
        'select vorname, nachname, personalnummer, status from benutzer where mandant_id = $1 and id = $2',
        who.id,
      ),
    ).toEqual([{ vorname: 'Anonyme', nachname: 'Person', personalnummer: null, status: 'anonym' }])
    expect(
      await rows(
        'select 1 from fahrtenbuch_eintrag where mandant_id = $1 and fahrer_name = $2',
        `Xaverius ${word}`,
      ),
    ).toHaveLength(1)
  })

  it('has bookings that are cancelled, and the others are told', async () => {
    const who = await somebody()
    await anonymise(haus.leitung, who.id)
    expect(
      await rows(
        "select status from leseraum_buchung where mandant_id = $1 and benutzer1_id = $2 and status <> 'durchgeführt'",
        who.id,
      ),
    ).toEqual([{ status: 'storniert' }])
    expect(
      await rows(
        'select status from fahrzeug_buchung where mandant_id = $1 and fahrer_id = $2 order by 1',
        who.id,
      ),
    ).toEqual([{ status: 'durchgeführt' }, { status: 'storniert' }])
    const told = await rows<{ empfaenger_id: string }>(
      'select empfaenger_id from benachrichtigung where mandant_id = $1',
    )
    expect(told.map(({ empfaenger_id }) => empfaenger_id)).toEqual([haus.anna.id])
  })

  it('is out at once, in no list, and cannot be changed any more', async () => {
    const who = await somebody()
    await anonymise(haus.leitung, who.id)
    expect((await as(who, '/api/start')).json.sitzung).toBeFalsy()
    for (const status of ['aktiv', 'inaktiv', 'alle']) {
      const list = await as(haus.leitung, `${wire.listBenutzer.path}?status=${status}&limit=200`)
      expect(list.text).not.toContain(who.id)
    }
    for (const path of [wire.showBenutzer, wire.showAnonymisierung, wire.listBenutzerBuchungen])
      expect((await as(haus.leitung, one(path, who.id))).status).toBe(404)
    const back = await as(haus.leitung, one(wire.activateBenutzer, who.id), { method: 'POST', version: 2 })
    expect(back.status).toBe(404)
    const anew = { email: who.email, vorname: 'Xaverius', nachname: word }
    const again = await as(haus.leitung, wire.inviteBenutzer.path, { body: { personen: [anew] } })
    expect(again.json).toMatchObject({ eingeladen: [{ email: who.email }], schonDa: [] })
  })

  it('is so once, however often and by how many it is asked for; the trail does not say who it was', async () => {
    const who = await somebody()
    const answers = await Promise.all([1, 2].map(() => anonymise(haus.leitung, who.id)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect((await anonymise(haus.leitung, who.id, '')).status).toBe(204)
    const trail = await rows<{ vorher: object; nachher: object }>(
      "select vorher, nachher from protokoll where mandant_id = $1 and aktion = 'anonymiseBenutzer' and objekt = 'benutzer'",
    )
    expect(trail).toEqual([
      { vorher: { status: 'aktiv' }, nachher: { status: 'anonym', stornierteBuchungen: 2 } },
    ])
    const all = await rows<{ t: string }>(
      "select concat(vorher, nachher) as t from protokoll where mandant_id = $1 and aktion = 'anonymiseBenutzer'",
    )
    for (const { t } of all) expect(t).not.toContain(word)
  })

  it('keeps the account where it is somebody’s elsewhere, and nothing says so', async () => {
    const who = await somebody()
    const values = [fremd.id, uuidv7(), `user-${who.id}`]
    await fremd.scoped((tx) =>
      tx.raw(
        `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, 'X', 'Q', 'x@fremd.example')`,
        values,
      ),
    )
    const shown = await preview(haus.leitung, who.id)
    expect((await anonymise(haus.leitung, who.id)).status).toBe(204)
    const { rows: left } = await app.deps.authPool.query('select id from auth."user" where id = $1', [
      `user-${who.id}`,
    ])
    expect(left).toHaveLength(1)
    expect(shown.text).not.toMatch(/fremd/)
  })
})

describe('nobody is made anonymous', () => {
  const refused = async (who: TestPerson, id: string, name?: string) => {
    const { status, json } = await anonymise(who, id, name)
    return [status, json.code]
  }

  it('by somebody who does not maintain people, of another house, or who may less', async () => {
    const who = await somebody()
    const some = await person('benutzer_pflegen')
    expect(await refused(haus.anna, who.id)).toEqual([403, 'recht.fehlt'])
    expect(await refused(some, haus.leitung.id, 'leitung Muster')).toEqual([403, 'benutzer.darfMehr'])
    expect((await preview(some, haus.leitung.id)).json.code).toBe('benutzer.darfMehr')
    expect((await anonymise(haus.leitung, fremd.anna.id, 'anna Muster')).status).toBe(404)
  })

  it('by themselves, nor without their name', async () => {
    expect(await refused(haus.leitung, haus.leitung.id, 'leitung Muster')).toEqual([409, 'benutzer.selbst'])
    const who = await somebody()
    for (const name of ['', 'xaverius', 'Xaverius\u0000'])
      expect((await anonymise(haus.leitung, who.id, name)).status).toBe(422)
    expect((await anonymise(haus.leitung, who.id, ` Xaverius ${word} `)).status).toBe(204)
  })

  it('who is the last to help the house: whoever may as much would be another one', async () => {
    const some = await person('benutzer_pflegen')
    expect(await refused(some, haus.leitung.id, 'leitung Muster')).toEqual([403, 'benutzer.darfMehr'])
  })

  it('who has a car out, or about whom there is a legal hold', async () => {
    const who = await somebody()
    await trip(who.id, flotte.passat, 'aktiv', "tstzrange('2026-11-23 07:00Z', '2026-11-23 11:00Z')")
    expect(await refused(haus.leitung, who.id)).toEqual([409, 'fahrzeug.personUnterwegs'])
    await change(
      "update fahrzeug_buchung set status = 'durchgeführt' where mandant_id = $1 and status = 'aktiv' and fahrer_id = $2",
      [haus.id, who.id],
    )
    const hold = (column: string, id: string) =>
      change(
        `insert into loeschsperre (mandant_id, id, ${column}, grund, erstellt_von) values ($1, $2, $3, 'Streit', $4)`,
        [haus.id, uuidv7(), id, haus.leitung.id],
      )
    await hold('fahrzeug_id', flotte.golf)
    expect(await refused(haus.leitung, who.id)).toEqual([409, 'benutzer.loeschsperre'])
    await change('delete from loeschsperre where mandant_id = $1', [haus.id])
    await hold('benutzer_id', who.id)
    expect((await preview(haus.leitung, who.id)).json.code).toBe('benutzer.loeschsperre')
    expect(await refused(haus.leitung, who.id)).toEqual([409, 'benutzer.loeschsperre'])
  })
})

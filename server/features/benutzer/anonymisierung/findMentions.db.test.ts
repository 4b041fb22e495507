import type { AnonymisierungView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { FREITEXT_NAMES } from '@platzwart/domain/datenschutz/freitexte'
import { placeOf } from '@platzwart/domain/tables'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { fahrtOf, lockAndRecord } from '../../../testing/fahrtenbuch.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { change, flotte, flotteSuite, rows } from '../../../testing/suites/flotte.ts'
import { haus } from '../../../testing/suites/haus.ts'
import { as, one, person } from '../../../testing/suites/people.ts'

flotteSuite('2026-11-23T08:00:00Z', { fremd: true, anew: true })

async function called(nachname: string, email: string): Promise<TestPerson> {
  const who = await person('fahrzeug_buchen')
  await change('update benutzer set nachname = $3, email = $4 where mandant_id = $1 and id = $2', [
    haus.id,
    who.id,
    nachname,
    email,
  ])
  return who
}

let day = 0

/** A trip of somebody's, with what is written of it. */
async function trip(driver: TestPerson, zielperson: string): Promise<string> {
  const id = uuidv7()
  const from = Temporal.Instant.from('2026-10-01T09:00:00Z').add({ hours: 24 * day++ })
  const when = `[${from},${from.add({ hours: 2 })})`
  await change(
    `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, benutzer_id, fahrer_id, status, zeitraum, sperrzeitraum, zielperson)
     values ($1, $2, $3, $4, $4, 'durchgeführt', $5, $5, $6)`,
    [haus.id, id, flotte.golf, driver.id, when, zielperson],
  )
  return id
}

const mentions = async (who: TestPerson) =>
  ((await as(haus.leitung, one(wire.showAnonymisierung, who.id))).json as never as AnonymisierungView)
    .erwaehnungen

describe('texts of others that may name somebody', () => {
  it('are counted by place, with the ways to them, whatever the case; those of their own go with them', async () => {
    const who = await called('Xaver-Quent', 'quent@haus.example')
    const byName = await trip(flotte.fahrerin, 'Frau XAVER-QUENT, 2. Stock')
    const byAddress = await trip(flotte.fahrerin, 'quent@haus.example')
    await trip(who, 'Xaver-Quent selbst')
    await trip(flotte.fahrerin, 'Frau Xaver-Quentin')
    const fahrt = fahrtOf(flotte.golf, flotte.fahrerin, { zielperson: 'bei (Xaver-Quent)' })
    await haus.scoped((tx) => lockAndRecord(tx, fahrt))
    await change(
      `insert into fuehrerschein (mandant_id, benutzer_id, zusatzinfo) values ($1, $2, 'Xaver-Quent hat es gesehen')`,
      [haus.id, haus.ben.id],
    )
    const found = await mentions(who)
    expect(found.map(({ stelle, anzahl }) => [stelle, anzahl])).toEqual([
      ['fahrt', 2],
      ['fahrtenbuch', 1],
      ['fuehrerschein', 1],
    ])
    expect(found[0]?.ziele.toSorted()).toEqual([byName, byAddress].toSorted())
    expect([found[1]?.ziele, found[2]?.ziele]).toEqual([[flotte.golf], [haus.ben.id]])
  })

  it.each(['A.*', 'Xx(y', 'Z\\d', '[a-z]'])(
    'are found by a name that looks like a pattern: %s',
    async (name) => {
      const who = await called(name, `muster${day}@haus.example`)
      await trip(flotte.fahrerin, 'nichts von alledem')
      expect(await mentions(who)).toEqual([])
      await trip(flotte.fahrerin, `Herr ${name}!`)
      expect((await mentions(who)).map(({ anzahl }) => anzahl)).toEqual([1])
    },
  )

  it('are not looked for by a name of one letter', async () => {
    const who = await called('U', 'u.einzeln@haus.example')
    await trip(flotte.fahrerin, 'U Bahn')
    expect(await mentions(who)).toEqual([])
  })

  it('lead to a few of many', async () => {
    const who = await called('Vielgenannt', 'viel@haus.example')
    for (let times = 0; times < 10; times += 1) await trip(flotte.fahrerin, 'Vielgenannt')
    expect((await mentions(who)).map(({ anzahl, ziele }) => [anzahl, ziele.length])).toEqual([[10, 8]])
  })
})

/** What is long and yet no place where people write of people: addresses, names of files, what programs write, and what the house says to everybody. */
const NO_WORDS = new Set([
  'ausfuhr.fehler',
  'ausfuhr.schluessel',
  'datei.dateiname',
  'datei.schluessel',
  'einfuhr.dateiname',
  'wiederholschluessel.schluessel',
  'einstellung_wert.wert',
  'fahrtenbuch_eintrag.fahrer_name',
  'benachrichtigung.adresse',
  'leseraum_buchung.zweite_adresse',
  'leseraum_einladung.adresse',
  'benutzer.email',
  'grundriss.link',
  'standort.adresse',
  'mandant.datenschutz_en',
  'mandant.impressum_en',
  'mandant.barrierefreiheit',
  'mandant.barrierefreiheit_en',
  'mailtext.einleitung_de',
  'mailtext.einleitung_en',
  'mailtext.schluss_de',
  'mailtext.schluss_en',
  'anmeldedienst.aussteller',
  'anmeldedienst.bereiche',
  'anmeldedienst.client_id',
  'anmeldedienst.gruppen_angabe',
  'anmeldedienst.zutritt_gruppe',
  'identitaet.aussteller',
  'identitaet.kennung',
])

it('Every column in which one may write much is looked through', async () => {
  const found = await rows<{ spalte: string }>(`
    select c.relname || '.' || a.attname as spalte from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
    where n.nspname = 'public' and k.contype = 'c' and a.atttypid = 'text'::regtype and $1::uuid is not null
      and (regexp_match(pg_get_constraintdef(k.oid), 'char_length\\([^)]*\\) <= (\\d+)'))[1]::int >= 200 order by 1`)
  const looked = new Set(
    FREITEXT_NAMES.flatMap((name) => placeOf(name).columns.map((one) => `${placeOf(name).table}.${one}`)),
  )
  expect(found.map(({ spalte }) => spalte).filter((one) => !looked.has(one) && !NO_WORDS.has(one))).toEqual(
    [],
  )
})

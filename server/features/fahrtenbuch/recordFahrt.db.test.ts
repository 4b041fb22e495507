import { verifyChain } from '@platzwart/domain/fahrtenbuch/chain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { asOwner, fahrtOf, lockAndRecord, recorded } from '../../testing/fahrtenbuch.ts'
import { createCar, createTestFlotte, type TestFlotte } from '../../testing/fahrzeug.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { eintragOf, selectEintrag } from './eintrag.ts'
import { sha256 } from './hashEintrag.ts'
import { verifyFahrtenbuch } from './verifyFahrtenbuch.ts'

let app: TestApp
let haus: TestMandant
let flotte: TestFlotte

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z', { connections: 10 })
  haus = await createTestMandant(app, 'haus')
  flotte = await createTestFlotte(app, haus)
})

afterAll(() => app.close())

const entriesOf = (fahrzeugId: string) =>
  haus.scoped(async (tx) =>
    (
      await tx.all(selectEintrag(tx.scope.mandantId).where('fahrzeug_id', '=', fahrzeugId).orderBy('nummer'))
    ).map(eintragOf),
  )
const verify = (fahrzeugId: string) => haus.scoped((tx) => verifyFahrtenbuch(tx, fahrzeugId))

describe('writing trips', () => {
  it('numbers them without holes and keeps one chain, whoever writes at the same moment', async () => {
    const { golf, polo, fahrer } = flotte
    const write = (car: string, nr: number) =>
      haus.scoped((tx) => lockAndRecord(tx, fahrtOf(car, fahrer, { kmStart: 10_000 + nr * 100 })))
    await Promise.all(Array.from({ length: 20 }, (_, nr) => [write(golf, nr), write(polo, nr)]).flat())
    for (const car of [golf, polo]) {
      const entries = await entriesOf(car)
      expect(entries.map(({ nummer }) => nummer)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
      expect(verifyChain(entries, sha256).fault).toBeNull()
      expect(await verify(car)).toEqual({
        head: { nummer: 20, hash: entries.at(-1)?.hash },
        fault: null,
        widersprueche: [],
      })
    }
  })

  it('gives a number that was taken back with its transaction to the next', async () => {
    const car = await createCar(haus)
    const fahrt = fahrtOf(car, flotte.fahrer)
    await expect(
      haus.scoped(async (tx) => {
        await lockAndRecord(tx, fahrt)
        throw new Error('the check-out failed')
      }),
    ).rejects.toThrow('the check-out failed')
    const entry = await haus.scoped((tx) => lockAndRecord(tx, fahrt))
    expect([entry.nummer, (await verify(car)).fault]).toEqual([1, null])
  })

  it('reads back what was hashed, with every sign that people type', async () => {
    const car = await createCar(haus)
    const zweck = 'ä😀"\\\u0007\u2028 =1+1'.replace('\u0007', '')
    await recorded(haus, car, flotte.fahrer, {
      zweck,
      erfasst: Temporal.Instant.from('2026-11-16T10:00:00.123456789Z'),
    })
    const [entry] = await entriesOf(car)
    expect([entry?.zweck, (await verify(car)).fault]).toEqual([zweck, null])
  })

  it('keeps of a private trip the kilometres only', async () => {
    const car = await createCar(haus)
    await recorded(haus, car, flotte.fahrer, { fahrtart: 'privat', umweg: 'Baustelle' })
    expect((await entriesOf(car))[0]).toMatchObject({
      zielort: '',
      zweck: '',
      zielperson: '',
      umweg: '',
      kmStart: 10_000,
      kmEnde: 10_040,
    })
  })
})

describe('what was written', () => {
  it.each([
    "update fahrtenbuch_eintrag set zweck = 'Urlaub'",
    'delete from fahrtenbuch_eintrag',
    'truncate fahrtenbuch_eintrag',
  ])('is not the application’s to change: %s', async (text) => {
    await recorded(haus, flotte.bus, flotte.fahrer, {})
    await expect(haus.scoped((tx) => tx.raw(text))).rejects.toMatchObject({ code: '42501' })
  })

  it.each([
    ['a purpose', "set zweck = 'Urlaub'", { nummer: 2, art: 'inhalt' }],
    ['a mileage', 'set km_ende = km_ende + 1', { nummer: 2, art: 'inhalt' }],
    ['a moment', "set erfasst = '2026-11-23T08:00:00.000001Z'", { nummer: 2, art: 'inhalt' }],
    ['the hash itself', `set hash = '${'f'.repeat(64)}'`, { nummer: 2, art: 'inhalt' }],
    ['a number', 'set nummer = 9', { nummer: 2, art: 'nummer' }],
  ])('and by others is found: %s', async (_, change, fault) => {
    const car = await createCar(haus)
    await recorded(haus, car, flotte.fahrer, {}, {}, {})
    const where = `${change} where fahrzeug_id = $1 and nummer = 2`
    expect(await asOwner(app, `update fahrtenbuch_eintrag ${where}`, [car])).toBe(1)
    expect((await verify(car)).fault).toEqual(fault)
  })

  it('is missed when its end was cut off, or when there is nothing left', async () => {
    const car = await createCar(haus)
    await recorded(haus, car, flotte.fahrer, {}, {}, {})
    const cut = (from: number) =>
      asOwner(app, 'delete from fahrtenbuch_eintrag where fahrzeug_id = $1 and nummer >= $2', [car, from])
    for (const from of [3, 1]) {
      await cut(from)
      const { fault, widersprueche } = await verify(car)
      expect([fault, widersprueche]).toEqual([null, [{ zeuge: 'protokoll', fehlt: true, nummer: 3 }]])
    }
  })

  it('is missed when somebody wrote the whole chain anew', async () => {
    const car = await createCar(haus)
    const other = await createCar(haus)
    await recorded(haus, car, flotte.fahrer, { zweck: 'Urlaub' })
    await recorded(haus, other, flotte.fahrer, {})
    const [forged] = await entriesOf(car)
    await asOwner(
      app,
      `update protokoll set nachher = nachher || jsonb_build_object('hash', $2::text) where objekt_id = $1`,
      [forged?.id, 'a'.repeat(64)],
    )
    expect((await verify(car)).widersprueche).toEqual([{ zeuge: 'protokoll', fehlt: false, nummer: 1 }])
    expect((await verify(other)).widersprueche).toEqual([])
  })
})

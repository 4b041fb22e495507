import { address } from '@platzwart/contract/operation'
import * as fahrtenbuchWire from '@platzwart/contract/operations/fahrtenbuch'
import { runs } from '@platzwart/domain/testing/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodAt } from '../../platform/jobs/recurring.ts'
import { createCar, setSetting } from '../../testing/fahrzeug.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { fahrten, flotte } from '../../testing/suites/flotte.ts'
import { app, haus } from '../../testing/suites/haus.ts'
import { booked, car, setClock, uebergabeSuite, underWay } from '../../testing/suites/uebergabe.ts'
import { expireAll } from '../buchung/expire.ts'
import { FAHRT_EXPIRY } from '../fahrzeug/frist/expire.ts'

uebergabeSuite()

const { get, checkIn, checkOut, rows, statusOf } = fahrten

const at = (hour: number, minute = 0) =>
  Temporal.Instant.from('2026-11-24T08:00:00Z').add({ hours: hour, minutes: minute }).toString()

/** Trips of three quarters of an hour, one after the other. */
const slot = (nr: number) => ({ von: at(nr), bis: at(nr, 45) })

const linesOf = (id: string) =>
  rows(
    `select e.buchung_id, e.km_start, e.km_ende, e.abfahrt, e.ankunft from fahrtenbuch_eintrag e
     where e.fahrzeug_id = $1 and e.art = 'fahrt' order by e.abfahrt`,
    [id],
  )

const keptOf = (id: string) =>
  rows(
    "select typ, kilometerstand, zeit, beschreibung from fahrzeug_historie where buchung_id = $1 and status = 'einzutragen' order by typ",
    [id],
  )

let periods = 0

/** What the clock does by itself, as of now. */
async function lapse(): Promise<void> {
  const now = app.clock.now()
  const period = { ...periodAt(now, 30), name: `late ${periods++}` }
  await expireAll({ ...app.deps, pool: app.jobs.pool }, FAHRT_EXPIRY, period)
}

async function verified(id: string): Promise<unknown> {
  const answer = await get(flotte.fuhrpark, address(fahrtenbuchWire.showVerification, { id }))
  return [answer.json.inOrdnung, answer.json.widersprueche]
}

it('keeps a trip whose records arrive after those of the next one', async () => {
  const first = await booked(flotte.fahrerin, slot(0))
  const next = await booked(flotte.fahrer, slot(2))
  setClock(at(2))
  expect((await checkIn(flotte.fahrer, next, { kilometerstand: 10_040 })).status).toBe(200)
  setClock(at(2, 30))
  expect((await checkOut(flotte.fahrer, next, { kilometerstand: 10_090 })).status).toBe(200)
  setClock(at(3))
  const begun = await checkIn(flotte.fahrerin, first, { kilometerstand: 10_000, zeit: at(0) })
  expect([begun.status, begun.json.status]).toEqual([200, 'aktiv'])
  const ended = await checkOut(flotte.fahrerin, first, {
    kilometerstand: 10_040,
    zeit: at(0, 40),
    stellplatz: 'P9',
  })
  expect([ended.status, ended.json.status]).toEqual([200, 'durchgeführt'])
  expect((await linesOf(car)).map(({ km_start, km_ende }) => [km_start, km_ende])).toEqual([
    [10_000, 10_040],
    [10_040, 10_090],
  ])
  // The car is as the last trip left it, and not as the last message says.
  expect(await rows('select kilometerstand, stellplatz from fahrzeug where id = $1', [car])).toEqual([
    { kilometerstand: 10_090, stellplatz: 'P1' },
  ])
  const gaps = await get(flotte.fuhrpark, address(fahrtenbuchWire.listLuecken, { id: car }))
  expect(gaps.json).toEqual([])
  expect(await verified(car)).toEqual([true, []])
})

it('takes a trip up again that had lapsed because its check-in lay on a phone', async () => {
  await setSetting(haus, 'fahrzeug.stornoOhneCheckInMinuten', '20')
  const id = await booked(flotte.fahrerin, slot(0))
  setClock(at(0, 31))
  await lapse()
  expect(await statusOf(id)).toBe('storniert')
  const soon = await booked(flotte.fahrer, { von: at(0, 45), bis: at(1, 30) })
  setClock(at(0, 50))
  const begun = await checkIn(flotte.fahrerin, id, { zeit: at(0, 2) })
  expect([begun.status, begun.json.status, begun.json.beginnIst]).toEqual([200, 'aktiv', at(0, 2)])
  const ended = await checkOut(flotte.fahrerin, id, { kilometerstand: 10_020, zeit: at(0, 35) })
  expect(ended.json.status).toBe('durchgeführt')
  expect((await linesOf(car)).map(({ buchung_id }) => buchung_id)).toEqual([id])
  expect((await checkIn(flotte.fahrer, soon, { kilometerstand: 10_020 })).json.status).toBe('aktiv')
})

it.each([
  ['was cancelled meanwhile', 'schon storniert', { zeit: at(0, 2) }, true],
  ['is older than a device may keep it', 'Zeitpunkt', { zeit: at(0, 2) }, false],
])(
  'keeps what %s for the fleet manager, with its damages, and changes nothing by it',
  async (_, why, said, cancelled) => {
    const id = await booked(flotte.fahrerin, slot(0))
    if (cancelled) expect((await fahrten.post(flotte.fahrerin, id, 'cancel')).status).toBe(200)
    setClock(cancelled ? at(3) : at(90))
    const schaden = { beschreibung: 'Delle', ansicht: 'links', x: 4, y: 4 }
    const answer = await checkIn(flotte.fahrerin, id, {
      ...said,
      kilometerstand: 10_010,
      schaeden: [schaden],
    })
    expect([answer.status, answer.json.einzutragen]).toEqual([200, true])
    const again = await checkIn(flotte.fahrerin, id, { ...said, kilometerstand: 10_010 })
    expect([again.status, again.json.einzutragen]).toEqual([200, true])
    const out = await checkOut(flotte.fahrerin, id, {
      kilometerstand: 10_030,
      zeit: at(0, 40),
      zielort: 'Husum',
    })
    expect([out.status, out.json.einzutragen, out.json.zielort]).toEqual([200, true, 'Husum'])
    const kept = await keptOf(id)
    expect(kept.map(({ typ, kilometerstand, zeit }) => [typ, kilometerstand, String(zeit)])).toEqual([
      ['CHECK_IN', 10_010, at(0, 2)],
      ['CHECK_OUT', 10_030, at(0, 40)],
    ])
    expect(kept[0]?.beschreibung).toContain(why)
    expect(await rows('select kilometerstand from fahrzeug where id = $1', [car])).toEqual([
      { kilometerstand: 10_000 },
    ])
    expect(await rows('select beschreibung from fahrzeug_schaden where fahrzeug_id = $1', [car])).toEqual([
      { beschreibung: 'Delle' },
    ])
    const told = await rows(
      "select 1 from benachrichtigung where objekt_id = $1 and typ = 'fahrtEinzutragen'",
      [id],
    )
    expect(told.length).toBeGreaterThan(0)
    expect(await verified(car)).toEqual([true, []])
  },
)

it.each(['entered', 'set aside'])('waits no longer once it is %s by the fleet', async (what) => {
  const id = await booked(flotte.fahrerin, slot(0))
  expect((await fahrten.post(flotte.fahrerin, id, 'cancel')).status).toBe(200)
  setClock(at(3))
  await checkIn(flotte.fahrerin, id, { kilometerstand: 10_010, zeit: at(0, 2) })
  await checkOut(flotte.fahrerin, id, { kilometerstand: 10_030, zeit: at(0, 40), zielort: 'Husum' })
  const path = address(fahrtenbuchWire.listNachzuegler, { id: car })
  const [late] = (await get(flotte.fuhrpark, path)).json as unknown as object[]
  expect(late).toMatchObject({
    buchungId: id,
    kmStart: 10_010,
    kmEnde: 10_030,
    zielort: 'Husum',
    abfahrt: at(0, 2),
  })
  const ask = (to: string, body: object) =>
    app.request(to, { as: flotte.fuhrpark.token, host: haus.host, body })
  const answer =
    what === 'set aside'
      ? await ask(path, { buchungId: id, grund: 'nie gefahren' })
      : await ask(address(fahrtenbuchWire.tellFahrt, { id: car }), {
          buchungId: id,
          fahrerId: flotte.fahrerin.id,
          fahrtart: 'dienstlich',
          abfahrt: at(0, 2),
          ankunft: at(0, 40),
          kmStart: 10_010,
          kmEnde: 10_030,
          zielort: 'Husum',
          grund: 'kam zu spät an',
        })
  expect(answer.status).toBe(what === 'set aside' ? 200 : 201)
  expect((await get(flotte.fuhrpark, path)).json).toEqual([])
  const told = await rows('select art, km_ende from fahrtenbuch_eintrag where buchung_id = $1', [id])
  expect(told).toEqual(what === 'set aside' ? [] : [{ art: 'nacherfasst', km_ende: 10_030 }])
  expect(await rows('select kilometerstand from fahrzeug where id = $1', [car])).toEqual([
    { kilometerstand: what === 'set aside' ? 10_000 : 10_030 },
  ])
  expect(await verified(car)).toEqual([true, []])
})

it('refuses what the driver can still put right, and what somebody else has told already', async () => {
  const id = await booked(flotte.fahrerin, slot(0))
  setClock(at(0))
  const low = await checkIn(flotte.fahrerin, id, { kilometerstand: 9_000, zeit: at(0) })
  expect([low.status, low.json.code]).toEqual([422, 'fahrzeug.kilometerZuKlein'])
  const dirty = await checkIn(flotte.fahrerin, id, { sauberkeitInnen: 'blank' })
  expect([dirty.status, dirty.json.code]).toEqual([422, 'fahrzeug.sauberkeitUnbekannt'])
  const under = await underWay(flotte.fahrer, { fahrzeugId: await createCar(haus), ...slot(0) })
  setClock(at(2))
  const twice = await checkIn(flotte.fahrer, under, { zeit: at(0, 1) })
  expect([twice.status, twice.json.code]).toEqual([422, 'buchung.nichtReserviert'])
})

interface Told {
  readonly nr: number
  readonly typ: 'in' | 'out'
  /** Minutes after it was made. */
  readonly delay: number
}

const DELAY = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 8 * 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 70 * 60, max: 80 * 60 }) },
)

it('has every trip in the logbook or kept, whatever the order and the delay of its records', async () => {
  await setSetting(haus, 'fahrzeug.stornoOhneCheckInMinuten', '20')
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ whose: fc.boolean(), in: DELAY, out: DELAY, jump: fc.integer({ min: 0, max: 40 }) }),
        {
          minLength: 2,
          maxLength: 4,
        },
      ),
      async (wishes) => {
        setClock('2026-11-23T08:00:00Z')
        await rows(
          "update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null",
        )
        const here = await createCar(haus)
        const ids: string[] = []
        const who = (nr: number): TestPerson => (wishes[nr]?.whose ? flotte.fahrerin : flotte.fahrer)
        for (const nr of wishes.keys()) ids.push(await booked(who(nr), { fahrzeugId: here, ...slot(nr) }))
        const driven = (until: number) => wishes.slice(0, until).reduce((sum, { jump }) => sum + jump, 10_000)
        const odometer = wishes.map((_, nr) => ({ von: driven(nr), bis: driven(nr + 1) }))
        const made = (told: Told) =>
          Temporal.Instant.from(told.typ === 'in' ? at(told.nr, 2) : at(told.nr, 40))
        // A phone sends its own in their order: one waits for the one before it.
        const all = wishes.flatMap((wish, nr): Told[] => [
          { nr, typ: 'in', delay: wish.in },
          { nr, typ: 'out', delay: Math.max(wish.out, wish.in - 38) },
        ])
        const arrives = (told: Told) => made(told).add({ minutes: told.delay })
        const inOrder = all.toSorted(
          (a, b) =>
            Temporal.Instant.compare(arrives(a), arrives(b)) || Temporal.Instant.compare(made(a), made(b)),
        )
        let waiting: Told[] = []
        const send = async (told: Told) => {
          const id = ids[told.nr] ?? ''
          const zeit = made(told).toString()
          const { von = 0, bis = 0 } = odometer[told.nr] ?? {}
          return told.typ === 'in'
            ? checkIn(who(told.nr), id, { kilometerstand: von, zeit })
            : checkOut(who(told.nr), id, { kilometerstand: bis, zeit })
        }
        const again = async () => {
          const left: Told[] = []
          for (const told of waiting) {
            const blocked = left.some(({ nr }) => nr === told.nr)
            const answer = blocked ? null : await send(told)
            if (answer?.status !== 200) {
              if (answer) expect([told, answer.json.code]).toEqual([told, 'fahrzeug.nichtZurueck'])
              left.push(told)
            }
          }
          waiting = left
        }
        for (const told of inOrder) {
          setClock(arrives(told).toString())
          await lapse()
          waiting.push(told)
          await again()
        }
        // What waits for a return that never comes is sent until it is too old.
        setClock(
          arrives(inOrder.at(-1) as Told)
            .add({ hours: 90 })
            .toString(),
        )
        await again()
        await again()
        expect(waiting).toEqual([])
        const lines = new Set((await linesOf(here)).map(({ buchung_id }) => buchung_id))
        for (const id of ids) {
          const kept = await keptOf(id)
          expect([id, lines.has(id) || kept.length > 0]).toEqual([id, true])
        }
        // The numbers of the chain have no holes, and what is there is in the order of the odometer.
        const told = await linesOf(here)
        const readings = told.flatMap(({ km_start, km_ende }) => [Number(km_start), Number(km_ende)])
        expect(readings).toEqual(readings.toSorted((a, b) => a - b))
        expect(await verified(here)).toEqual([true, []])
      },
    ),
    { numRuns: runs(25, 8) },
  )
}, 120_000)

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { periodAt } from '../../../platform/jobs/recurring.ts'
import { type TestApp, testApp } from '../../../testing/app.ts'
import { createTestFlotte, fahrzeugDriver, setSetting, type TestFlotte } from '../../../testing/fahrzeug.ts'
import { createTestMandant, type TestMandant } from '../../../testing/mandant.ts'
import { expireAll } from '../../buchung/expire.ts'
import { FAHRT_EXPIRY } from './expire.ts'

const MORNING = '2026-11-23T06:00:00Z'
const at = (time: string) => `2026-11-24T${time}:00Z`

let first: TestApp
let second: TestApp
let haus: TestMandant
let flotte: TestFlotte
const driver = fahrzeugDriver(
  () => first,
  () => haus,
  () => flotte,
)

beforeAll(async () => {
  first = await testApp(MORNING)
  second = await testApp(MORNING, { database: first.database })
  haus = await createTestMandant(first, 'nordhafen')
  flotte = await createTestFlotte(first, haus)
})

beforeEach(async () => {
  first.clock.set(MORNING)
  for (const table of ['fahrzeug_erinnerung', 'benachrichtigung', 'auftragslauf'])
    await haus.scoped((tx) => tx.raw(`delete from ${table}`))
  // What earlier tests left on the road would be reminded of here, too.
  await haus.scoped((tx) =>
    tx.raw("update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null"),
  )
})

afterAll(async () => {
  await second.close()
  await first.close()
})

function depsOf({ deps, jobs }: TestApp) {
  return { ...deps, pool: jobs.pool }
}

/** The clock on both servers; each does what the period asks of it, at the same moment. */
async function tick(time: string): Promise<void> {
  const now = Temporal.Instant.from(time)
  for (const app of [first, second]) app.clock.set(time)
  await Promise.all([first, second].map((app) => expireAll(depsOf(app), FAHRT_EXPIRY, periodAt(now, 30))))
}

/** `fahrtErinnerung fahrerin`, in order. */
async function told(): Promise<string[]> {
  const rows = await driver.rows(
    `select n.typ || ' ' || b.vorname as line from benachrichtigung n join benutzer b on b.mandant_id = n.mandant_id and b.id = n.empfaenger_id
     where n.typ not in ('fahrtGebucht', 'fahrtCheckIn', 'fahrtCheckOut') order by 1`,
  )
  return rows.map((row) => String(row.line))
}

const trip = { von: at('09:00'), bis: at('12:00') }

async function onTheRoad(): Promise<string> {
  const id = await driver.booked(flotte.fahrerin, trip)
  first.clock.set(at('09:00'))
  expect((await driver.checkIn(flotte.fahrerin, id, { kilometerstand: await mileage() })).status).toBe(200)
  return id
}

async function mileage(): Promise<number> {
  const [row] = await driver.rows('select kilometerstand from fahrzeug where id = $1', [flotte.golf])
  return Number(row?.kilometerstand)
}

describe('a trip that nobody checks in to', () => {
  it('lapses an hour after its start, is told to its driver, and frees the car', async () => {
    const id = await driver.booked(flotte.fahrerin, trip)
    await tick(at('09:59'))
    expect(await driver.statusOf(id)).toBe('reserviert')
    await tick(at('10:00'))
    expect(await driver.statusOf(id)).toBe('storniert')
    expect(await told()).toEqual(['fahrtOhneCheckInStorno fahrerin'])
    const [row] = await driver.rows('select aktion, akteur_id from protokoll order by id desc limit 1')
    expect(row).toEqual({ aktion: 'expireFahrt', akteur_id: null })
    first.clock.set(at('10:01'))
    await driver.booked(flotte.fahrer, { von: at('10:15'), bis: at('11:00') })
  })

  it('waits for its own end while the car is still out', async () => {
    await driver.booked(flotte.fahrer, { von: at('12:15'), bis: at('15:00') })
    await onTheRoad()
    await tick(at('13:30'))
    expect(await told()).not.toContain('fahrtOhneCheckInStorno fahrer')
    const [{ id } = {}] = await driver.rows("select id from fahrzeug_buchung where status = 'reserviert'")
    await tick(at('15:00'))
    // Nobody came too late: its car did not come, and that is what its driver hears and its page says.
    expect(await told()).not.toContain('fahrtOhneCheckInStorno fahrer')
    expect(await told()).toContain('fahrtWeggenommen fahrer')
    const [gone] = await driver.rows('select status, informationstext from fahrzeug_buchung where id = $1', [
      id,
    ])
    expect(gone).toEqual({
      status: 'storniert',
      informationstext: 'Storno, weil das Fahrzeug bis zum Ende der Fahrt nicht zurück war.',
    })
    const [line] = await driver.rows(
      'select aktion from protokoll where objekt_id = $1 order by id desc limit 1',
      [id],
    )
    expect(line).toEqual({ aktion: 'expireOhneFahrzeug' })
  })

  it('has as long from the return of a late car as from its start, and hears until when', async () => {
    const next = await driver.booked(flotte.fahrer, { von: at('12:15'), bis: at('15:00') })
    const late = await onTheRoad()
    await tick(at('13:40'))
    first.clock.set(at('13:45'))
    const kilometerstand = (await mileage()) + 50
    expect((await driver.checkOut(flotte.fahrerin, late, { kilometerstand })).status).toBe(200)
    const [mail] = await driver.rows(
      "select empfaenger_id, daten from benachrichtigung where objekt_id = $1 and typ = 'fahrtBereit'",
      [next],
    )
    expect(mail).toMatchObject({
      empfaenger_id: flotte.fahrer.id,
      daten: { mehr: { checkInBis: at('14:00') } },
    })
    await tick(at('14:44'))
    expect(await driver.statusOf(next)).toBe('reserviert')
    await tick(at('14:45'))
    expect(await driver.statusOf(next)).toBe('storniert')
    expect(await told()).toContain('fahrtOhneCheckInStorno fahrer')
  })

  it('is nobody’s fault either when the car comes back behind its end, before the clock has looked', async () => {
    const next = await driver.booked(flotte.fahrer, { von: at('12:15'), bis: at('13:00') })
    const late = await onTheRoad()
    first.clock.set(at('13:00'))
    const kilometerstand = (await mileage()) + 50
    expect((await driver.checkOut(flotte.fahrerin, late, { kilometerstand })).status).toBe(200)
    await tick(at('13:15'))
    expect(await driver.statusOf(next)).toBe('storniert')
    expect(await told()).toContain('fahrtWeggenommen fahrer')
    expect((await told()).filter((line) => /OhneCheckIn|Bereit/.test(line))).toEqual([])
  })

  it('lapses although somebody has taken the car since', async () => {
    await setSetting(haus, 'fahrzeug.stornoOhneCheckInMinuten', '240')
    const missed = await driver.booked(flotte.fahrer, trip)
    const after = await driver.booked(flotte.fahrerin, { von: at('12:15'), bis: at('15:00') })
    first.clock.set(at('12:15'))
    expect((await driver.checkIn(flotte.fahrerin, after, { kilometerstand: await mileage() })).status).toBe(
      200,
    )
    await tick(at('13:00'))
    expect(await driver.statusOf(missed)).toBe('storniert')
    expect(await told()).toContain('fahrtOhneCheckInStorno fahrer')
    await setSetting(haus, 'fahrzeug.stornoOhneCheckInMinuten', '60')
  })

  it('is told to nobody while vehicles are switched off, nor is anybody reminded', async () => {
    const id = await driver.booked(flotte.fahrerin, trip)
    const [row] = await driver.rows('select module from mandant where id = $1', [haus.id])
    const has = (module: unknown) =>
      driver.rows('update mandant set module = $2, stand = stand + 1 where id = $1', [haus.id, module])
    await has(['leseraum'])
    for (const time of ['08:00', '10:00', '10:01']) await tick(at(time))
    await has(row?.module)
    expect(await driver.statusOf(id)).toBe('storniert')
    expect(await told()).toEqual([])
  })

  it('stays with the setting 0', async () => {
    await setSetting(haus, 'fahrzeug.stornoOhneCheckInMinuten', '0')
    const id = await driver.booked(flotte.fahrerin, trip)
    await tick(at('23:00'))
    expect(await driver.statusOf(id)).toBe('reserviert')
    await setSetting(haus, 'fahrzeug.stornoOhneCheckInMinuten', '60')
  })
})

describe('a reminder', () => {
  it('goes to the driver an hour before the start, once, whatever the number of servers and periods', async () => {
    await driver.booked(flotte.fahrerin, trip)
    for (const time of ['07:59', '08:00', '08:00', '08:01', '08:30', '08:59']) await tick(at(time))
    expect(await told()).toEqual(['fahrtErinnerung fahrerin'])
  })

  it('goes again when the trip is moved, and by the driver’s own setting', async () => {
    const id = await driver.booked(flotte.fahrerin, trip)
    await tick(at('08:00'))
    await driver.rows(
      `update fahrzeug_buchung set zeitraum = tstzrange($2, $3), sperrzeitraum = tstzrange($2, $3) where id = $1`,
      [id, at('14:00'), at('15:00')],
    )
    await tick(at('12:00'))
    expect(await told()).toEqual(['fahrtErinnerung fahrerin'])
    await tick(at('13:00'))
    expect(await told()).toEqual(['fahrtErinnerung fahrerin', 'fahrtErinnerung fahrerin'])
  })
})

describe('a trip under way', () => {
  it('is told to end half an hour before, once', async () => {
    await onTheRoad()
    for (const time of ['11:29', '11:30', '11:45', '11:59', '12:00']) await tick(at(time))
    expect(await told()).toEqual(['fahrtHinweisCheckOut fahrerin'])
  })

  it('that has not come back is told three times, an hour apart, to its driver and the fleet managers', async () => {
    await onTheRoad()
    const counts: number[] = []
    for (const time of ['12:00', '12:59', '13:00', '13:30', '14:00', '15:00', '16:00', '20:00']) {
      await tick(at(time))
      counts.push((await told()).filter((line) => line === 'fahrtCheckOutFehlt fahrerin').length)
    }
    expect(counts).toEqual([0, 0, 1, 1, 2, 3, 3, 3])
    const fleet = (await told()).filter((line) => /^fahrtCheckOutFehlt (fuhrpark|leitung)/.test(line))
    expect(fleet).toHaveLength(6)
  })

  it('that holds up the next one is told to that driver and the fleet managers at once, and only once', async () => {
    await driver.booked(flotte.fahrer, { von: at('15:00'), bis: at('16:00') })
    await onTheRoad()
    await tick(at('11:59'))
    expect(await told()).not.toContain('fahrtUeberzogen fahrer')
    for (const time of ['12:00', '12:30', '14:00', '15:30']) await tick(at(time))
    expect((await told()).filter((line) => line.startsWith('fahrtUeberzogen'))).toEqual([
      'fahrtUeberzogen fahrer',
      'fahrtUeberzogen fuhrpark',
      'fahrtUeberzogen leitung',
    ])
  })

  it('that holds up nobody within four hours is no news to others', async () => {
    await driver.booked(flotte.fahrer, { von: at('16:15'), bis: at('17:00') })
    await onTheRoad()
    await tick(at('12:10'))
    expect(await told()).not.toContain('fahrtUeberzogen fahrer')
    await tick(at('12:15'))
    expect(await told()).toContain('fahrtUeberzogen fahrer')
  })
})

it('notes each period once, with what it did', async () => {
  await driver.booked(flotte.fahrerin, trip)
  await tick(at('10:00'))
  const runs = await driver.rows('select auftrag, periode, ergebnis from auftragslauf')
  expect(runs).toEqual([
    {
      auftrag: FAHRT_EXPIRY.name,
      periode: '2026-11-24T10:00:00Z',
      ergebnis: {
        storniert: 1,
        ohneFahrzeug: 0,
        nachgefragt: 0,
        erinnert: 0,
        hinweise: 0,
        checkOutFehlt: 0,
        ueberzogen: 0,
      },
    },
  ])
})

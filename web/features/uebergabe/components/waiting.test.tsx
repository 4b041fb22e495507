// @vitest-environment happy-dom
import { readOwnFuehrerschein } from '@platzwart/contract/operations/fuehrerschein'
import { checkInFahrt } from '@platzwart/contract/operations/uebergabe'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { all, click, describedAs, eventually, find, said, write } from '../../../testing/find.ts'
import { clean, emptyDevice, FAHRT, look, mileage, take } from '../../../testing/handover.ts'
import { answer, type RefusedWith, refuse } from '../../../testing/server.ts'
import { tellSent, uebergaben } from '../model/uebergaben.ts'

afterEach(emptyDevice)

const TRIP = `/fahrzeuge/fahrten/${FAHRT.id}`
const REFUSED: RefusedWith = {
  status: 422,
  code: 'anfrage.ungueltig',
  detail: 'Der Kilometerstand ist zu klein.',
  issues: [
    {
      code: 'anfrage.ungueltig',
      field: 'kilometerstand',
      data: {},
      detail: 'Der Kilometerstand ist zu klein.',
    },
  ],
}
const ASKED: RefusedWith = {
  status: 409,
  code: 'fahrzeug.rueckfrage',
  detail: 'Stimmt das?',
  issues: [
    { code: 'fahrzeug.frageSprung', field: 'kilometerstand', data: {}, detail: 'Das sind 100 km mehr.' },
  ],
}

const SENT = answer(checkInFahrt, { ...FAHRT, status: 'aktiv' } as never)

/** A check-in completed offline. */
async function keptInGarage() {
  const house = await take('checkin')
  await clean()
  await look()
  house.server.away = true
  await click('button', 'Check-in abschließen')
  await eventually(() => expect(house.where()).toBe(TRIP))
  await eventually(() => expect(find('heading', 'Noch nicht übertragen')).toBeDefined())
  return house
}

/** A record that the server refuses after it was stored. */
async function refusedLater(problem: RefusedWith, says: string) {
  const house = await keptInGarage()
  house.server.away = false
  house.server.now(refuse(checkInFahrt, problem))
  await click('button', 'Jetzt übertragen')
  await eventually(() => expect(said(find('article'))).toContain(says))
  return house
}

describe('an offline handover', () => {
  test('is stored on the device, shown at its trip, and the trip counts as started', async () => {
    await keptInGarage()
    const card = said(find('article'))
    expect(card).toContain('Check-in mit BI-PW 104')
    expect(card).toMatch(/Ausgefüllt am 10\.03\.2027, 10:0\d/)
    expect(card).toContain('Wird übertragen, sobald das Netz wieder da ist.')
    expect(find('link', 'Check-out')).toBeDefined()
    expect(all('link', 'Check-in')).toEqual([])
  })

  test('asks to keep the page open if the device cannot store it', async () => {
    await keptInGarage()
    expect(said(find('article'))).toContain('Bitte die Seite offen lassen, bis alles übertragen ist.')
  })

  test('is announced on every other page about vehicles', async () => {
    const { router } = await keptInGarage()
    expect(said()).not.toContain('Auf diesem Gerät wartet ein Vorgang')
    await act(async () => void (await router.navigate({ to: PAGE.fuehrerschein }).catch(() => undefined)))
    await eventually(() =>
      expect(said()).toContain('Auf diesem Gerät wartet ein Vorgang auf die Verbindung.'),
    )
    expect(find('link', 'Ansehen').getAttribute('href')).toBe(PAGE.fahrten)
  })

  test('is sent by a button, with its original idempotency key', async () => {
    const { server } = await keptInGarage()
    const [kept] = uebergaben.state().uebergaben
    server.away = false
    await click('button', 'Jetzt übertragen')
    await eventually(() => expect(all('heading', 'Noch nicht übertragen')).toEqual([]))
    expect(server.asked(checkInFahrt)).toMatchObject([{ id: FAHRT.id, key: kept?.id }])
    expect(said()).toContain('Check-in mit BI-PW 104 ist angekommen.')
  })

  test('that was sent while no page could say so is announced on the next one, to its own person', async () => {
    const { server, router } = await keptInGarage()
    const goTo = (path: string) => act(async () => void (await router.navigate({ to: path } as never)))
    await goTo('/gibt-es-nicht')
    server.away = false
    await act(async () => uebergaben.flush())
    expect(server.asked(checkInFahrt)).toHaveLength(1)
    expect(said()).not.toContain('ist angekommen')
    const told: string[] = []
    const stops = tellSent({ mandantId: idOf(1), benutzerId: idOf(2) }, ({ kennzeichen }) =>
      told.push(kennzeichen),
    )
    stops()
    expect(told).toEqual([])
    await goTo(TRIP)
    await eventually(() => expect(said()).toContain('Check-in mit BI-PW 104 ist angekommen.'))
  })

  test('is sent automatically when the network is back', async () => {
    const { server } = await keptInGarage()
    server.away = false
    await act(async () => void dispatchEvent(new Event('online')))
    await eventually(() => expect(server.asked(checkInFahrt)).toHaveLength(1))
    await eventually(() => expect(all('article')).toEqual([]))
  })

  test('stays pending if the server is too busy', async () => {
    const { server } = await keptInGarage()
    server.away = false
    server.now(refuse(checkInFahrt, { status: 429, code: 'anfrage.zuViele', retryAfter: 0 } as never))
    await click('button', 'Jetzt übertragen')
    await eventually(() => expect(server.asked(checkInFahrt).length).toBeGreaterThan(0))
    expect(said(find('article'))).not.toContain('Nicht angenommen')
  })
})

describe('a check-in to a car that has not been returned yet', () => {
  const detail = 'BI-PW 104 ist noch unterwegs.'
  const OUT: RefusedWith = {
    status: 422,
    code: 'fahrzeug.nichtZurueck',
    detail,
    issues: [{ code: 'fahrzeug.nichtZurueck', data: { kennzeichen: 'BI-PW 104' }, detail }],
  }
  const waits = () => refusedLater(OUT, 'Die Rückgabe der Fahrt davor ist noch nicht eingetragen.')

  test('waits for the return, says so, and is sent with its original time', async () => {
    const { server } = await waits()
    expect(said(find('article'))).not.toContain('Nicht angenommen')
    expect(all('link', 'Berichtigen')).toEqual([])
    expect(find('link', 'Check-out')).toBeDefined()
    server.now(SENT)
    await click('button', 'Jetzt übertragen')
    await eventually(() => expect(all('article')).toEqual([]))
    const [first, second] = server.asked(checkInFahrt)
    expect(second).toMatchObject({ key: first?.key, body: first?.body as object })
  })

  test('is announced on the other pages about vehicles, and can be discarded where its trip is not shown', async () => {
    const { router, server } = await waits()
    await click('button', 'Verwerfen')
    await click('button', 'Behalten')
    server.now(answer(readOwnFuehrerschein))
    await act(async () => void (await router.navigate({ to: PAGE.fuehrerschein }).catch(() => undefined)))
    await eventually(() => expect(said()).toContain('wartet auf die Rückgabe der Fahrt davor'))
  })

  test('is final after three days, with advice', async () => {
    await waits()
    const later = Temporal.Now.instant().add({ hours: 73 })
    vi.spyOn(Temporal.Now, 'instant').mockImplementation(() => later)
    await click('button', 'Jetzt übertragen')
    await eventually(() => expect(said(find('article'))).toContain('Kilometerstand (12.400 km) nennen'))
    vi.restoreAllMocks()
    expect(all('link', 'Berichtigen')).toEqual([])
    await click('button', 'Verwerfen')
    await click('button', 'Ja, verwerfen')
    await eventually(() => expect(all('article')).toEqual([]))
  })
})

describe('a handover that is refused later', () => {
  const refused = () => refusedLater(REFUSED, 'Nicht angenommen: Der Kilometerstand ist zu klein.')

  test('keeps its values, and is corrected at the refused field', async () => {
    const { server, where } = await refused()
    expect(said(find('article'))).toContain('Die Angaben sind noch da.')
    await click('link', 'Berichtigen')
    await eventually(() => expect(describedAs(mileage())).toContain('Der Kilometerstand ist zu klein.'))
    expect(document.activeElement).toBe(mileage())
    server.now(SENT)
    await write('textbox', 'Kilometerstand', '12420')
    await click('button', 'Check-in abschließen')
    await eventually(() => expect(where()).toBe(TRIP))
    const [first, second] = server.asked(checkInFahrt)
    // It keeps its time, although it is a new request.
    const { zeit } = (first?.body ?? {}) as { zeit?: string }
    expect(second).toMatchObject({ body: { kilometerstand: 12_420, sauberkeitAussen: 'sauber', zeit } })
    expect(second?.key).not.toBe(first?.key)
  })

  test('because of the driver becomes a new handover when retried', async () => {
    const detail = 'Der Führerschein ist gesperrt.'
    const banned = { status: 422, code: 'fuehrerschein.fahrverbot', detail } as const
    const { server, where } = await refusedLater(
      { ...banned, issues: [{ code: banned.code, data: {}, detail }] },
      detail,
    )
    await click('link', 'Berichtigen')
    await eventually(() => expect(said()).toContain(detail))
    const real = Temporal.Now.instant
    vi.spyOn(Temporal.Now, 'instant').mockImplementation(() => real().add({ minutes: 16 }))
    server.now(SENT)
    await click('button', 'Check-in abschließen')
    await eventually(() => expect(where()).toBe(TRIP))
    vi.restoreAllMocks()
    const [first, second] = server.asked(checkInFahrt).map(({ body }) => (body as { zeit: string }).zeit)
    const minutes = Temporal.Instant.from(first ?? '')
      .until(second ?? '')
      .total('minutes')
    expect(minutes).toBeGreaterThanOrEqual(16)
  })

  test('is discarded only after a confirmation', async () => {
    await refused()
    await click('button', 'Verwerfen')
    expect(said(find('article'))).toContain('Wirklich verwerfen? Die Angaben und Fotos sind dann weg.')
    await click('button', 'Behalten')
    expect(find('article')).toBeDefined()
    await click('button', 'Verwerfen')
    await click('button', 'Ja, verwerfen')
    await eventually(() => expect(all('article')).toEqual([]))
    expect(uebergaben.state().uebergaben).toEqual([])
  })

  test('is announced on the other pages about vehicles', async () => {
    const { router, server } = await refused()
    server.now(answer(readOwnFuehrerschein))
    await act(async () => void (await router.navigate({ to: PAGE.fuehrerschein }).catch(() => undefined)))
    await eventually(() => expect(said()).toContain('Ein Vorgang wurde nicht angenommen'))
  })

  test('with a question is answered beside it, and sent with the answer', async () => {
    const { server } = await refusedLater(ASKED, 'Das sind 100 km mehr.')
    expect(said(find('article'))).not.toContain('Nicht angenommen')
    server.now(SENT)
    await click('button', 'Stimmt so')
    await eventually(() => expect(server.asked(checkInFahrt)).toHaveLength(2))
    expect(server.asked(checkInFahrt)[1]).toMatchObject({
      body: { bestaetigteFragen: ['fahrzeug.frageSprung'] },
    })
  })
})

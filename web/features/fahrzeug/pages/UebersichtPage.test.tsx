// @vitest-environment happy-dom
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import { closeFahrzeug } from '@platzwart/contract/operations/fuhrpark'
import { showUebersicht } from '@platzwart/contract/operations/suche'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { type Bar, CAR, fahrt, fuhrpark } from '../../../testing/fahrzeug.ts'
import { click, eventually, find, nameOf, names, said } from '../../../testing/find.ts'
import { wall } from '../../../testing/leseraum.ts'
import { answer, refuse } from '../../../testing/server.ts'
import {
  ADAS,
  BARS,
  BLOCK,
  MINE,
  row,
  type Shown,
  timeline,
  uebersicht,
} from '../../../testing/uebersicht.tsx'

const bars = (plate: string) => names('button', row(plate)).slice(1)

describe('the timeline', () => {
  test('has a row for each car, and names each bar’s state, driver and time', async () => {
    await uebersicht({ bars: BARS })
    expect(names('region', timeline())).toEqual(['HH-PW 1', 'HH-PW 2', 'HH-PW 3'])
    expect(bars('HH-PW 1')).toEqual(['reserviert, eigene, Mi., 10.03.2027, 12:00 – 14:00 Uhr'])
    expect(bars('HH-PW 2')).toEqual(['Wartung, Fr., 12.03.2027, 06:00 Uhr – So., 14.03.2027, 18:00 Uhr'])
    expect(bars('HH-PW 3')).toEqual(['Check-in verpasst, Ada Berg, Mi., 10.03.2027, 08:00 – 19:00 Uhr'])
  })

  test('is in English, too', async () => {
    await uebersicht({ bars: BARS, more: { language: 'en' } })
    expect(bars('HH-PW 1')).toEqual(['reserved, mine, Wed, 10 Mar 2027, 12:00 – 14:00'])
  })

  test.each([
    ['', '10.03.2027 – 16.03.2027', wall('00:00'), wall('00:00', '2027-03-17')],
    ['?zoom=tag', '10.03.2027', wall('00:00'), wall('00:00', '2027-03-11')],
    ['?zoom=vierWochen', '10.03.2027 – 06.04.2027', wall('00:00'), wall('00:00', '2027-04-07')],
    // The week in which the clock is set forward is an hour shorter.
    ['?ab=2027-03-26', '26.03.2027 – 01.04.2027', '2027-03-25T23:00:00Z', '2027-04-01T22:00:00Z'],
    ['?ab=2027-10-31&zoom=tag', '31.10.2027', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
  ])('begins today, or where the address says: %s', async (search, days, von, bis) => {
    const { server } = await uebersicht({}, search)
    expect(said(find('heading', days))).toBe(days)
    expect(server.asked(showUebersicht)[0]?.query).toMatchObject({ von, bis })
  })

  test('pages by the visible period, and back to today', async () => {
    const { address } = await uebersicht()
    await click('button', 'Weiterblättern')
    await eventually(() => expect(address().ab).toBe('2027-03-17'))
    await click('button', 'Zurückblättern')
    await click('button', 'Zurückblättern')
    await eventually(() => expect(address().ab).toBe('2027-03-03'))
    await click('button', 'Heute')
    await eventually(() => expect(address().ab).toBeUndefined())
  })

  test('names the bar’s hours in wall time, also across the night with an hour less', async () => {
    const night: Bar = {
      car: CAR.klein,
      von: '2027-03-28T00:30:00Z',
      bis: '2027-03-28T01:30:00Z',
      mine: true,
    }
    await uebersicht({ bars: [night] }, '?ab=2027-03-26')
    expect(bars('HH-PW 1')).toEqual(['reserviert, eigene, So., 28.03.2027, 01:30 – 03:30 Uhr'])
  })

  test('explains the bars’ styles', async () => {
    await uebersicht()
    expect([...find('list', 'Legende').children].map((one) => said(one))).toEqual([
      'vorgemerkt',
      'reserviert',
      'unterwegs',
      'Check-in verpasst',
      'durchgeführt',
      'gesperrt',
      'eigene',
    ])
  })

  test('puts a short bar’s label beside it, and omits it where it would cover another one', async () => {
    const short = (id: number, von: string, bis: string): Bar => ({
      id: idOf(id),
      car: CAR.klein,
      von: wall(von),
      bis: wall(bis),
      mine: true,
    })
    await uebersicht({ bars: [short(870, '12:00', '13:00')] })
    const words = () =>
      [...row('HH-PW 1').querySelectorAll('[aria-hidden="true"]')].map((one) => one.textContent)
    expect(words()).toEqual(['eigene'])
  })
})

describe('a press on the timeline', () => {
  const lane = (plate: string) => row(plate).querySelector('[data-lane]')
  const pressAt = (plate: string, clientX: number) =>
    act(async () => {
      lane(plate)?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX }))
    })

  test('on free time books the car from there on', async () => {
    const { address } = await uebersicht()
    // A day is 132 pixels where there is no layout: two days and a half from midnight.
    await pressAt('HH-PW 2', 330)
    await eventually(() => expect(address().fahrzeug).toBe(CAR.kombi))
    expect([address().von, address().bis]).toEqual(['2027-03-12T12:00', '2027-03-12T14:00'])
  })

  test('on past time starts with the next step', async () => {
    const { address } = await uebersicht()
    await pressAt('HH-PW 1', 5)
    await eventually(() => expect(address().von).toBe('2027-03-10T10:15'))
  })

  test('on a car’s name uses the page’s window', async () => {
    const { address } = await uebersicht({}, '?von=2027-03-11T09:00&bis=2027-03-11T12:00')
    await click('button', /^HH-PW 3/)
    await eventually(() => expect(address().fahrzeug).toBe(CAR.bus))
    expect(address().von).toBe('2027-03-11T09:00')
  })

  test('on a bar shows its details', async () => {
    const { address } = await uebersicht({ bars: BARS, own: [fahrt()] })
    await click('button', /^reserviert, eigene/)
    await eventually(() => expect(address().wahl).toBe(idOf(850)))
    await eventually(() => expect(said(find('dialog', 'Fahrt'))).toContain('Termin'))
    const told = said(find('dialog'))
    for (const word of ['HH-PW 1', 'VW Polo', 'Mi., 10.03.2027, 12:00 – 14:00 Uhr', 'Kiel']) {
      expect(told).toContain(word)
    }
  })
})

describe('the dialog of a bar', () => {
  const opened = (bar: Bar, how: Shown = {}) =>
    uebersicht({ bars: BARS, own: [fahrt()], ...how }, `?wahl=${bar.id}`)
  const dialog = () => find('dialog')

  test('of somebody else’s trip shows the time, and nothing that is private', async () => {
    const { server } = await opened(ADAS)
    await eventually(() => expect(said(dialog())).toContain('Check-in verpasst'))
    expect(said(dialog())).toContain('Ada Berg')
    expect(server.asked(fahrtWire.readFahrt)).toEqual([])
    expect(names('button', dialog())).toEqual(['Schließen'])
  })

  test('of a trip whose car is still on the road says that it waits', async () => {
    const out: Bar = {
      id: idOf(871),
      car: CAR.klein,
      von: wall('07:00'),
      bis: wall('08:00'),
      status: 'aktiv',
    }
    const next: Bar = { id: idOf(872), car: CAR.klein, von: wall('09:00'), bis: wall('11:00') }
    await opened(next, { bars: [out, next] })
    await eventually(() => expect(said(dialog())).toContain('wartet auf das Fahrzeug'))
    expect(said(dialog())).not.toContain('verpasst')
  })

  test('cancels one’s own trip, and undoes that', async () => {
    const gone = fahrt({ status: 'storniert', gehaltenBis: wall('10:07:40') })
    const { server } = await opened(MINE, {
      answers: [answer(fahrtWire.cancelFahrt, gone), answer(fahrtWire.undoCancelFahrt, fahrt())],
    })
    await eventually(() => expect(names('button', dialog())).toContain('Stornieren'))
    await click('button', 'Stornieren', dialog())
    await eventually(() => expect(said()).toContain('Die Fahrt mit HH-PW 1 ist storniert.'))
    expect(server.asked(fahrtWire.cancelFahrt)).toMatchObject([{ id: idOf(850) }])
  })

  test('links to editing it, with its own window', async () => {
    const { address } = await opened(MINE)
    await eventually(() => expect(names('button', dialog())).toContain('Ändern'))
    await click('button', 'Ändern', dialog())
    await eventually(() => expect(address()).toMatchObject({ fahrzeug: CAR.klein, fahrt: idOf(850) }))
    expect([address().von, address().wahl]).toEqual(['2027-03-10T12:00', undefined])
  })

  test('of a block lets people who maintain vehicles lift it', async () => {
    const block = fahrt({ id: idOf(852), status: 'verschlossen', typ: 'WARTUNG', fahrer: null })
    const { server } = await opened(BLOCK, {
      own: [block],
      more: { rechte: ['fahrzeug_pflege'] },
      answers: [answer(fahrtWire.cancelFahrt, block)],
    })
    await eventually(() => expect(nameOf(dialog())).toBe('Wartung'))
    await eventually(() => expect(names('button', dialog())).toContain('Sperre aufheben'))
    await click('button', 'Sperre aufheben', dialog())
    await eventually(() => expect(server.writes).toEqual(['cancelFahrt']))
  })
})

describe('blocking a car', () => {
  const rechte = ['fahrzeug_pflege'] as const
  const window = '&von=2027-03-11T09:00&bis=2027-03-11T12:00'

  test('is not available to everybody', async () => {
    await uebersicht()
    expect(names('button')).not.toContain('Fahrzeug sperren')
  })

  test('requires car, reason and time', async () => {
    const { server } = await uebersicht(
      { more: { rechte }, answers: [answer(closeFahrzeug)] },
      `?sperren=true${window}`,
    )
    await eventually(() =>
      expect(find<HTMLButtonElement>('button', 'Sperren', find('dialog')).disabled).toBe(false),
    )
    const car = find<HTMLSelectElement>('combobox', 'Fahrzeug', find('dialog'))
    expect([...car.options].map(({ text }) => text)).toEqual([
      'HH-PW 1 – VW Polo',
      'HH-PW 2 – Opel Astra',
      'HH-PW 3 – Ford Transit',
    ])
    await click('button', 'Sperren', find('dialog'))
    await eventually(() => expect(server.writes).toEqual(['closeFahrzeug']))
    expect(server.asked(closeFahrzeug)).toMatchObject([
      {
        body: {
          fahrzeugId: CAR.klein,
          typ: 'WARTUNG',
          von: wall('09:00', '2027-03-11'),
          bis: wall('12:00', '2027-03-11'),
        },
      },
    ])
  })

  test('shows the trips that the server lists before it cancels them', async () => {
    const hit = { id: idOf(850), von: wall('12:00'), bis: wall('14:00'), informationstext: '' }
    const { server } = await uebersicht(
      {
        more: { rechte },
        answers: [
          refuse(closeFahrzeug, {
            status: 409,
            code: 'fahrzeug.betroffeneBuchungen',
            current: [{ ...hit, fahrer: 'Ada Berg', fahrtgrund: 'Termin' }],
          }),
        ],
      },
      `?sperren=true${window}`,
    )
    await eventually(() => expect(names('button')).toContain('Sperren'))
    await click('button', 'Sperren')
    await eventually(() => expect(names('button')).toContain('Sperren und 1 Fahrt stornieren'))
    expect(said()).toContain('10.03.2027, 12:00 – 14:00')
    expect(said()).toContain('Ada Berg, Termin')
    server.now(answer(closeFahrzeug))
    await click('button', 'Sperren und 1 Fahrt stornieren')
    await eventually(() => expect(server.writes).toEqual(['closeFahrzeug', 'closeFahrzeug']))
    const told = server.asked(closeFahrzeug).map(({ body }) => body as { betroffeneStornieren?: boolean })
    expect(told[0]?.betroffeneStornieren).toBeUndefined()
    expect(told[1]).toMatchObject({ betroffeneStornieren: true, betroffeneIds: [idOf(850)] })
  })
})

describe('the list', () => {
  test('describes each car in words, and books it', async () => {
    const { address } = await uebersicht({ bars: BARS }, '?liste=true')
    expect(names('button').slice(-6)).toEqual([
      'Buchen: HH-PW 1',
      'reserviert, eigene, Mi., 10.03.2027, 12:00 – 14:00 Uhr',
      'Buchen: HH-PW 2',
      'Wartung, Fr., 12.03.2027, 06:00 Uhr – So., 14.03.2027, 18:00 Uhr',
      'Buchen: HH-PW 3',
      'Check-in verpasst, Ada Berg, Mi., 10.03.2027, 08:00 – 19:00 Uhr',
    ])
    await click('button', 'Buchen: HH-PW 2')
    await eventually(() => expect(address().fahrzeug).toBe(CAR.kombi))
  })

  test('says that a car without bookings is free', async () => {
    await uebersicht({ bars: [MINE] }, '?liste=true')
    expect(said().match(/In dieser Zeit durchgehend frei\./g)).toHaveLength(2)
  })

  test('is chosen by a button', async () => {
    const { address } = await uebersicht()
    await click('radio', 'Liste')
    await eventually(() => expect(address().liste).toBe(true))
    await click('radio', '4 Wochen')
    await eventually(() => expect(address().zoom).toBe('vierWochen'))
  })
})

describe('the overview’s filter', () => {
  test('hides the cars that are taken in the person’s window, if requested', async () => {
    await uebersicht({ bars: BARS }, '?nurFreie=true&von=2027-03-10T13:00&bis=2027-03-10T15:00')
    expect(names('region', timeline())).toEqual(['HH-PW 2'])
  })

  test('says so if it hides all cars', async () => {
    await uebersicht({ cars: [] }, '?kategorie=lkw')
    expect(said()).toContain('Kein Fahrzeug passt zum Filter')
  })

  test('is sent to the server', async () => {
    const { server } = await uebersicht({}, '?kategorie=van&sitze=5&suche=%20HH%20&getriebe=automatik')
    expect(server.asked(showUebersicht)[0]?.query).toMatchObject({
      kategorie: 'van',
      sitze: '5',
      suche: 'HH',
      getriebe: 'automatik',
    })
  })
})

test('The printed page has all cars, and the labels of two short bars do not overlap', async () => {
  const short = (id: number, von: string, bis: string): Bar => ({
    id: idOf(id),
    car: CAR.klein,
    von: wall(von),
    bis: wall(bis),
    mine: true,
  })
  await uebersicht({ bars: [short(880, '12:00', '13:00'), short(881, '14:00', '15:00')] })
  await act(async () => void window.dispatchEvent(new Event('beforeprint')))
  const printed = find('table')
  expect(said(printed.querySelector('thead') ?? printed)).toContain('3 Fahrzeuge')
  expect(printed.querySelectorAll('tbody tr')).toHaveLength(3)
  const words = [...printed.querySelectorAll<HTMLElement>('tbody td span')]
  expect(words.map(({ textContent, dataset }) => [textContent, dataset.at])).toEqual([
    ['eigene', 'before'],
    ['eigene', 'after'],
  ])
  await act(async () => void window.dispatchEvent(new Event('afterprint')))
})

test('A failed load is reported, and a button retries it', async () => {
  const no = refuse(showUebersicht, { status: 403, code: 'recht.fehlt', detail: 'Nicht erlaubt.' })
  const { server } = await uebersicht({ answers: [no] })
  await eventually(() => expect(said()).toContain('Nicht erlaubt.'))
  server.now(...fuhrpark())
  await click('button', 'Noch einmal versuchen')
  await eventually(() => expect(names('region', timeline())).toHaveLength(3))
})

// @vitest-environment happy-dom
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { type Bar, CAR, fahrt } from '../../../../testing/fahrzeug.ts'
import { all, click, eventually, key, nameOf, names, said } from '../../../../testing/find.ts'
import { wall } from '../../../../testing/leseraum.ts'
import { answer, refuse } from '../../../../testing/server.ts'
import { BARS, focus, MINE, timeline, uebersicht } from '../../../../testing/uebersicht.tsx'

const focused = () => nameOf(document.activeElement as Element)

describe('the timeline by keyboard', () => {
  test.each([
    [/^HH-PW 1/, 'ArrowRight', /^reserviert, eigene/],
    [/^reserviert, eigene/, 'ArrowLeft', /^HH-PW 1/],
    [/^reserviert, eigene/, 'ArrowDown', /^Wartung/],
    [/^HH-PW 1/, 'ArrowDown', /^HH-PW 2/],
    [/^Wartung/, 'Home', /^HH-PW 2/],
    [/^HH-PW 3/, 'End', /^Check-in verpasst, Ada/],
    [/^HH-PW 1/, 'PageDown', /^HH-PW 3/],
  ])('goes from %s by %s to %s', async (from, pressed, to) => {
    await uebersicht({ bars: BARS })
    await focus(from)
    expect(await key(pressed)).toBe(true)
    expect(focused()).toMatch(to)
  })

  test('is a single tab stop', async () => {
    await uebersicht({ bars: BARS })
    const stops = () => all('button', undefined, timeline()).filter(({ tabIndex }) => tabIndex === 0)
    expect(stops().map(nameOf)).toEqual(['HH-PW 1 VW Polo, Kleinwagen: Buchen'])
    await focus(/^Wartung/)
    expect(stops().map(nameOf)[0]).toMatch(/^Wartung/)
  })
})

describe('moving a bar', () => {
  const moved = fahrt({ von: wall('13:00'), bis: wall('15:00'), version: 5 })
  const answers = [answer(fahrtWire.changeFahrt, moved)]
  const takeUp = async () => {
    await focus(/^reserviert, eigene/)
    await key('m')
  }

  test('by keyboard announces the new position, and sends it', async () => {
    const { server } = await uebersicht({ bars: BARS, own: [fahrt()], answers })
    await takeUp()
    await key('ArrowRight')
    expect(said()).toContain('HH-PW 1: Mi., 10.03.2027, 13:00 – 15:00 UhrHier ist frei.')
    await key('Enter')
    await eventually(() => expect(server.writes).toEqual(['changeFahrt']))
    expect(server.asked(fahrtWire.changeFahrt)).toMatchObject([
      {
        id: idOf(850),
        version: 4,
        body: { fahrzeugId: CAR.klein, von: wall('13:00'), bis: wall('15:00') },
      },
    ])
    await eventually(() =>
      expect(said()).toContain('HH-PW 1 ist jetzt Mi., 10.03.2027, 13:00 – 15:00 Uhr gebucht.'),
    )
  })

  test('with Shift moves its end, and the down arrow moves it to another car', async () => {
    const { server } = await uebersicht({ bars: [MINE], own: [fahrt()], answers })
    await takeUp()
    await key('ArrowRight', { shiftKey: true })
    await key('ArrowDown')
    expect(said()).toContain('HH-PW 2: Mi., 10.03.2027, 12:00 – 15:00 Uhr')
    await key('Enter')
    await eventually(() => expect(server.writes).toHaveLength(1))
    expect(server.asked(fahrtWire.changeFahrt)).toMatchObject([
      { body: { fahrzeugId: CAR.kombi, von: wall('12:00'), bis: wall('15:00') } },
    ])
  })

  test('is cancelled by Escape', async () => {
    const { server } = await uebersicht({ bars: BARS, own: [fahrt()], answers })
    await takeUp()
    await key('ArrowRight')
    await key('Escape')
    expect(said(timeline())).not.toContain('Hier ist frei.')
    expect(server.writes).toEqual([])
  })

  test('to its own position sends nothing', async () => {
    const { server } = await uebersicht({ bars: BARS, own: [fahrt()], answers })
    await takeUp()
    await key('ArrowRight')
    await key('ArrowLeft')
    await key('Enter')
    expect(server.writes).toEqual([])
  })

  test('to a forbidden position names the rule, and keeps the bar lifted', async () => {
    const other: Bar = { car: CAR.klein, von: wall('15:00'), bis: wall('17:00') }
    const { server } = await uebersicht({ bars: [MINE, other], own: [fahrt()], answers })
    await takeUp()
    for (const pressed of ['ArrowRight', 'ArrowRight', 'Enter']) await key(pressed)
    expect(said()).toContain('Dorthin geht es nicht')
    expect(server.writes).toEqual([])
    for (const pressed of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await key(pressed)
    expect(said()).toContain('Hier ist frei.')
  })

  test('says why the server refused it', async () => {
    const no = refuse(fahrtWire.changeFahrt, { status: 409, code: 'recht.fehlt', detail: 'Zu spät.' })
    await uebersicht({ bars: BARS, own: [fahrt()], answers: [no] })
    await takeUp()
    await key('ArrowRight')
    await key('Enter')
    await eventually(() => expect(said()).toContain('Zu spät.'))
  })

  test('can be undone by a button', async () => {
    const { server } = await uebersicht({ bars: BARS, own: [fahrt()], answers })
    await takeUp()
    await key('ArrowRight')
    await key('Enter')
    await eventually(() => expect(names('button')).toContain('Rückgängig'))
    await click('button', 'Rückgängig')
    await eventually(() => expect(server.writes).toHaveLength(2))
    expect(server.asked(fahrtWire.changeFahrt)[1]).toMatchObject({
      body: { fahrzeugId: CAR.klein, von: wall('12:00'), bis: wall('14:00') },
    })
  })

  test.each([
    ['of others', /^Check-in verpasst, Ada/, []],
    ['that is a block', /^Wartung/, ['fahrzeug_pflege']],
  ] as const)('is nothing for one %s', async (_whose, name, rechte) => {
    await uebersicht({ bars: BARS, more: { rechte } })
    await focus(name)
    await key('m')
    await key('ArrowRight')
    expect(said(timeline())).not.toContain('Hier ist frei.')
  })
})

// @vitest-environment happy-dom
import { type Form, grundrissSchema } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/grundriss'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, key, said, write } from '../../../../testing/find.ts'
import { visit } from '../../../../testing/house.tsx'
import { pointer } from '../../../../testing/manySeats.tsx'
import { visitReading } from '../../../../testing/readingAnew.tsx'
import { type Answer, answer, refuse, type TestServer } from '../../../../testing/server.ts'
import { ZeichnungTab } from './ZeichnungTab.tsx'

const FLOOR: Form = { art: 'boden', d: 'M0 0h1000v800h-1000Z' }
const WALL: Form = { art: 'wand', d: 'M100 90L400 90L400 110L100 110Z' }
const PLANT: Form = { art: 'gruen', d: 'M500 500Q510 510 520 520Z' }
const planOf = (zeichnung: readonly Form[], more: object = {}) =>
  grundrissSchema.parse(
    filled(grundrissSchema, {
      id: idOf(9),
      breite: 1000,
      hoehe: 800,
      version: 4,
      leseraeume: [],
      bild: null,
      zeichnung,
      link: null,
      ...more,
    }),
  )
const DRAWN = [FLOOR, WALL, PLANT]
const SAVED = { version: 5 }
const arriveAt = (zeichnung: readonly Form[], ...answers: readonly Answer[]) =>
  visit(<ZeichnungTab plan={planOf(zeichnung)} />, { rechte: ['objekt_pflege'], answers })
const arrive = (...answers: readonly Answer[]) => arriveAt(DRAWN, ...answers)

const plan = () => find('application' as 'grid')
async function drag(
  from: readonly [number, number],
  to: readonly [number, number],
  target: Element = plan(),
  more = {},
) {
  await pointer('pointerdown', from, target, more)
  await pointer('pointermove', to, target, more)
  await pointer('pointerup', to, target, more)
}
async function press(at: readonly [number, number], target: Element = plan()) {
  await pointer('pointerdown', at, target)
  await pointer('pointerup', at, target)
  const [clientX, clientY] = at
  await act(
    async () => void target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY })),
  )
}
const focus = (name: RegExp) => act(async () => find('button', name).focus())
const saving = () => find<HTMLButtonElement>('button', 'Zeichnung speichern')
const sent = (server: TestServer) =>
  server.asked(wire.saveGrundriss).map(({ body }) => (body as { zeichnung: Form[] }).zeichnung)
async function save(server: TestServer) {
  await click('button', 'Zeichnung speichern')
  await eventually(() => expect(said()).toContain('Die Zeichnung ist gespeichert.'))
  return sent(server).at(-1)
}

test('Walls, a door in one and a table are drawn by mouse, and saved in one step with the plan’s record unchanged', async () => {
  const { server } = await arrive(answer(wire.saveGrundriss, SAVED))
  await click('button', 'Wand')
  await drag([203, 302], [597, 309])
  await drag([600, 300], [600, 500])
  await click('button', 'Tür')
  await press([400, 304])
  await click('button', 'Tisch')
  await drag([700, 600], [900, 700])
  expect(await save(server)).toEqual([
    FLOOR,
    WALL,
    { art: 'wand', d: 'M200 290L600 290L600 310L200 310Z' },
    { art: 'wand', d: 'M610 300L610 500L590 500L590 300Z' },
    { art: 'tuer', d: 'M350 290L450 290L450 310L350 310ZM350 300L350 200A100 100 0 0 1 450 300' },
    PLANT,
    { art: 'tisch', d: 'M700 600L900 600L900 700L700 700Z' },
  ])
  const { id, bezeichnung, breite, hoehe } = planOf([])
  expect(server.asked(wire.saveGrundriss)).toMatchObject([
    { id, version: 4, body: { bezeichnung, breite, hoehe } },
  ])
})

test('A caption is added and written by keyboard alone, in both languages', async () => {
  const { server } = await arrive(answer(wire.saveGrundriss, SAVED))
  await click('button', 'Beschriftung')
  await click('button', 'In die Mitte setzen: Beschriftung')
  expect(document.activeElement).toBe(find('textbox', 'Text'))
  await write('textbox', 'Text', 'Ausgang')
  await write('textbox', /^Auf Englisch/, 'Way out')
  await click('checkbox', 'Groß, wie der Name eines Raums')
  expect((await save(server))?.at(-1)).toEqual({
    art: 'text',
    x: 0,
    y: 0,
    text: 'Ausgang',
    textEn: 'Way out',
    gross: true,
  })
})

test('Shapes are moved by keyboard, edited by fields and deleted; each is one undo step', async () => {
  const { server } = await arrive(answer(wire.saveGrundriss, SAVED))
  await focus(/^Wand, 300 cm/)
  await key(' ')
  await key('ArrowDown')
  await key('ArrowRight', { shiftKey: true })
  await key(' ')
  expect(said()).toContain('Wand, 300 cm, bei 350 und 110 abgesetzt.')
  await key('Enter')
  await write('textbox', 'Länge (cm)', '400')
  await click('button', 'Rechts drehen')
  expect(find('heading', 'Wand, 400 cm, bei 350 und 110')).toBeTruthy()
  await focus(/^Pflanze/)
  await key('Delete')
  expect(all('button', /^Pflanze/)).toEqual([])
  expect(document.activeElement).toBe(find('button', /^Wand,/))
  for (const _ of ['plant', 'turn', 'length']) await click('button', 'Rückgängig')
  expect(all('button', /^Pflanze/)).toHaveLength(1)
  expect((await save(server))?.[1]).toEqual({ art: 'wand', d: 'M200 100L500 100L500 120L200 120Z' })
  await click('button', 'Rückgängig')
  expect(find('button', 'Wand, 300 cm, bei 250 und 100')).toBeTruthy()
})

test('Arrow keys move the focus between shapes, and Escape puts a lifted one back', async () => {
  await arrive()
  await focus(/^Wand,/)
  await key('ArrowRight')
  expect(document.activeElement).toBe(find('button', /^Pflanze/))
  await key(' ')
  await key('ArrowUp')
  await key('Escape')
  expect(saving().disabled).toBe(true)
})

test('A handle lengthens a wall; dragging moves a shape; touch moves only the open one', async () => {
  await arrive()
  const wall = () => find('button', /^Wand,/)
  await press([200, 100], wall())
  const [, end] = document.querySelectorAll('[data-griff]')
  await drag([400, 100], [600, 103], end)
  expect(wall().getAttribute('aria-label')).toBe('Wand, 500 cm, bei 350 und 100')
  await drag([200, 100], [200, 203], wall())
  expect(wall().getAttribute('aria-label')).toBe('Wand, 500 cm, bei 350 und 200')
  const plant = () => find('button', /^Pflanze/)
  await drag([510, 510], [610, 610], plant(), { pointerType: 'touch' })
  expect(plant().getAttribute('aria-label')).toBe('Pflanze bei 510 und 510')
  await drag([510, 510], [610, 610], plant())
  expect(plant().getAttribute('aria-label')).toBe('Pflanze bei 610 und 610')
  expect(said()).toContain('Diese Form ist frei gezeichnet')
})

const SHELF: Form = { art: 'regal', d: 'M600 600h120L660 700Z' }

test('A polygon is resized by its sides and reshaped by its corners, by pointer, touch and fields', async () => {
  const { server } = await arriveAt([FLOOR, SHELF], answer(wire.saveGrundriss, SAVED))
  await press([660, 640], find('button', /^Regal/))
  const grips = () => [...document.querySelectorAll('[data-griff]')]
  expect(grips()).toHaveLength(3 + 4)
  await drag([720, 650], [840, 651], grips()[2])
  await drag([720, 700], [760, 740], grips()[4 + 2], { pointerType: 'touch' })
  expect((await save(server))?.at(-1)).toEqual({ art: 'regal', d: 'M600 600L840 600L760 740Z' })
  await write('textbox', 'Tiefe (cm)', '70')
  await write('textbox', 'Ecke 2 von oben (cm)', '600')
  await click('button', 'Rückgängig')
  await press([660, 640], find('button', /^Regal/))
  await write('textbox', 'Ecke 1 von links (cm)', '500')
  expect((await save(server))?.at(-1)).toEqual({ art: 'regal', d: 'M500 635L840 635L760 705Z' })
})

test('A caption is turned by its field and by buttons, and undo straightens it', async () => {
  const caption: Form = { art: 'text', x: 300, y: 400, text: 'Gang' }
  const { server } = await arriveAt([FLOOR, caption], answer(wire.saveGrundriss, SAVED))
  await focus(/^Beschriftung „Gang/)
  await key('Enter')
  await write('textbox', 'Drehung in Grad', '80')
  await click('button', 'Rechts drehen')
  expect(document.querySelector('svg text')?.getAttribute('transform')).toBe('rotate(125 300 400)')
  expect((await save(server))?.at(-1)).toEqual({ ...caption, drehung: 125 })
  await write('textbox', 'Drehung in Grad', '0')
  expect((await save(server))?.at(-1)).toEqual(caption)
})

test('A refusal of the server is shown, and the drawing stays to be corrected', async () => {
  await arrive(
    refuse(wire.saveGrundriss, {
      status: 422,
      code: 'anfrage.ungueltig',
      issues: [{ code: 'feld.zuLang', field: 'zeichnung', data: {}, detail: 'Höchstens 5000.' }],
    }),
  )
  await click('button', 'Fenster')
  await press([300, 300])
  await click('button', 'Zeichnung speichern')
  await eventually(() => expect(find('alert').textContent).toContain('Höchstens 5000.'))
  expect(saving().disabled).toBe(false)
})

async function arriveAndRead(...answers: readonly Answer[]) {
  const { server, read } = await visitReading((plan) => <ZeichnungTab plan={plan} />, planOf(DRAWN), {
    rechte: ['objekt_pflege'],
    answers,
  })
  return {
    server,
    /** Somebody saves it like this. */
    saved: (version: number, zeichnung: readonly Form[]) => read(planOf(zeichnung, { version })),
  }
}

describe('A colleague’s saved drawing', () => {
  test('is adopted where nothing was changed here', async () => {
    const { saved } = await arriveAndRead()
    await saved(5, [FLOOR, WALL])
    expect(all('button', /^Pflanze/)).toEqual([])
    expect(saving().disabled).toBe(true)
  })

  test('is not overwritten before I confirm that mine wins', async () => {
    const { server, saved } = await arriveAndRead(answer(wire.saveGrundriss, { version: 6 }))
    await focus(/^Pflanze/)
    await key('Delete')
    await saved(5, [FLOOR, PLANT])
    expect(saving().disabled).toBe(true)
    expect(said()).toContain('Jemand anderes hat das inzwischen geändert.')
    await click('button', 'Behalten, was hier gezeichnet ist')
    expect(await save(server)).toEqual([FLOOR, WALL])
    expect(server.asked(wire.saveGrundriss)).toMatchObject([{ version: 5 }])
  })

  test('is adopted by one press; other changes of the plan ask nothing', async () => {
    const { saved } = await arriveAndRead()
    await focus(/^Pflanze/)
    await key('Delete')
    await saved(5, DRAWN)
    expect(saving().disabled).toBe(false)
    await saved(6, [FLOOR, PLANT])
    await click('button', 'So übernehmen, wie es jetzt gespeichert ist')
    expect([all('button', /^Wand,/), saving().disabled]).toEqual([[], true])
  })
})

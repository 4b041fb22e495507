// @vitest-environment happy-dom

import { listGrundrisse, showGrundriss } from '@platzwart/contract/operations/grundriss'
import { changeSprache } from '@platzwart/contract/operations/start'
import { idOf } from '@platzwart/contract/testing/filled'
import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, key, said, write } from '../../testing/find.ts'
import { type Visit, visit } from '../../testing/house.tsx'
import { answer } from '../../testing/server.ts'
import { Palette } from './Palette.tsx'

const PLAN = { id: idOf(20), bezeichnung: 'Lesesaal Nord', aktiv: true, standort: { name: 'Hauptbau' } }
const SEATS = [
  { id: idOf(21), bezeichnung: '12' },
  { id: idOf(22), bezeichnung: '34' },
]

function Opened() {
  const [opened, setOpened] = useState(true)
  return <Palette opened={opened} onClose={() => setOpened(false)} />
}

async function open(how: Visit = {}) {
  const house = await visit(<Opened />, {
    rechte: ['fahrzeug_buchen'],
    answers: [
      answer(changeSprache),
      answer(listGrundrisse, [PLAN, { ...PLAN, id: idOf(30), bezeichnung: 'Altbau', aktiv: false }] as never),
      answer(showGrundriss, { ...PLAN, leseraeume: SEATS } as never),
    ],
    ...how,
  })
  await eventually(() => expect(find('dialog')).toBeDefined())
  return house
}

const announced = () => said(document.querySelector('[data-live-region]') ?? undefined)
const search = (text: string) => write('combobox', /Suchen und springen|Search/, text)
const offered = () => all('option', undefined, find('dialog')).map((one) => said(one))

describe('the palette', () => {
  test('offers the pages of one’s menu only, the plans in use, and actions', async () => {
    await open()
    await eventually(() => expect(offered().join('|')).toContain('Lesesaal Nord'))
    const names = offered().join('|')
    for (const name of ['Heute', 'Datenschutz', 'Lesesaal Nord', 'Abmelden', 'Regeln'])
      expect(names).toContain(name)
    for (const name of ['Altbau', 'Freigaben']) expect(names).not.toContain(name)
  })

  test('offers guests no plans and requests none', async () => {
    const { server } = await open({ rechte: null })
    expect(offered().join('|')).toContain('Datenschutz')
    expect(server.asked(listGrundrisse)).toEqual([])
  })

  test('searches by name, and says if there is nothing', async () => {
    await open()
    await search('Datensch')
    expect(offered().filter((name) => name !== '')).toEqual(['Datenschutz'])
    await search('xyzzy')
    expect(said(find('dialog'))).toContain('Dazu gibt es nichts.')
  })

  test('opens a page', async () => {
    const { where } = await open()
    await click('option', 'Datenschutz', find('dialog'))
    await eventually(() => expect(where()).toBe('/datenschutz'))
  })

  test('finds a seat by its number, and opens it on its plan', async () => {
    const { where, server } = await open()
    expect(server.asked(showGrundriss)).toEqual([])
    await search('34')
    await eventually(() => expect(offered().some((name) => name.startsWith('34'))).toBe(true))
    expect(offered().some((name) => name.startsWith('12'))).toBe(false)
    await click('option', /^34/, find('dialog'))
    await eventually(() => expect(where()).toContain(idOf(22)))
    expect(where()).toContain(idOf(20))
  })

  test('opens the dialogs over the current page', async () => {
    const { where } = await open({ at: '/irgendwo?tag=2027-03-10' })
    await click('option', 'Regeln', find('dialog'))
    await eventually(() => expect(where()).toContain('dialog=regeln'))
    expect(where()).toContain('tag=2027-03-10')
  })

  test('changes the language, here and for one’s account', async () => {
    const { server } = await open()
    await click('option', /English/, find('dialog'))
    await eventually(() => expect(document.documentElement.lang).toBe('en'))
    await eventually(() => expect(server.asked(changeSprache)).toMatchObject([{ body: { sprache: 'en' } }]))
  })
})

describe('the palette’s field', () => {
  const field = () => find<HTMLInputElement>('combobox', /Suchen/)
  const active = () =>
    said(document.getElementById(field().getAttribute('aria-activedescendant') ?? '') ?? undefined)

  test('keeps the focus and names the active option, which arrow keys change', async () => {
    await open()
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe(
      'listbox',
    )
    const [first = '', second = ''] = offered()
    expect(active()).toBe(first)
    field().focus()
    await key('ArrowDown')
    expect(active()).toBe(second)
    expect(all('option').filter((one) => one.getAttribute('aria-selected') === 'true')).toHaveLength(1)
    await key('ArrowUp')
    await key('ArrowUp')
    expect(active()).toBe(offered().at(-1))
    expect(document.activeElement).toBe(field())
  })

  test('opens the seat for a number and Enter, even while the plans are still loading', async () => {
    let read: (plan: never) => void = () => undefined
    const later = new Promise<never>((done) => {
      read = done
    })
    const { where, server } = await open()
    server.now(answer(showGrundriss, () => later))
    await search('34')
    field().focus()
    await key('Enter')
    expect(where()).not.toContain(idOf(22))
    await act(async () => read({ ...PLAN, leseraeume: SEATS } as never))
    await eventually(() => expect(where()).toContain(idOf(22)))
    await eventually(() => expect(all('dialog')).toEqual([]))
  })

  test('announces the number of results, and if there is none', async () => {
    await open()
    await search('Datensch')
    await eventually(() => expect(announced()).toContain('1 Eintrag'))
    await search('xyzzy')
    await eventually(() => expect(announced()).toContain('Dazu gibt es nichts.'))
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  })
})

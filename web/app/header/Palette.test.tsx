// @vitest-environment happy-dom
import { spotlight } from '@mantine/spotlight'
import { changeSprache } from '@platzwart/contract/operations/benutzer'
import { listGrundrisse, showGrundriss } from '@platzwart/contract/operations/grundriss'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, write } from '../../testing/find.ts'
import { type Visit, visit } from '../../testing/house.tsx'
import { answer } from '../../testing/server.ts'
import { Palette } from './Palette.tsx'

const PLAN = { id: idOf(20), bezeichnung: 'Lesesaal Nord', aktiv: true, standort: { name: 'Hauptbau' } }
const SEATS = [
  { id: idOf(21), bezeichnung: '12' },
  { id: idOf(22), bezeichnung: '34' },
]

afterEach(async () => {
  await act(async () => spotlight.close())
})

async function open(how: Visit = {}) {
  const house = await visit(<Palette wanted={1} />, {
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

const search = (text: string) => write('textbox', /Suchen und springen|Search/, text)
const offered = () => all('button', undefined, find('dialog')).map((one) => said(one))

describe('the palette', () => {
  test('offers the pages of one’s menu and no other, the plans that are open, and what can be done', async () => {
    await open()
    const names = offered().join('|')
    for (const name of ['Heute', 'Datenschutz', 'Lesesaal Nord', 'Abmelden', 'Regeln'])
      expect(names).toContain(name)
    for (const name of ['Altbau', 'Freigaben']) expect(names).not.toContain(name)
  })

  test('offers guests no plans and asks for none', async () => {
    const { server } = await open({ rechte: null })
    expect(offered().join('|')).toContain('Datenschutz')
    expect(server.asked(listGrundrisse)).toEqual([])
  })

  test('finds by name, and says when there is nothing', async () => {
    await open()
    await search('Datensch')
    expect(offered().filter((name) => name !== '')).toEqual(['Datenschutz'])
    await search('xyzzy')
    expect(said(find('dialog'))).toContain('Dazu gibt es nichts.')
  })

  test('leads to a page', async () => {
    const { where } = await open()
    await click('button', 'Datenschutz', find('dialog'))
    await eventually(() => expect(where()).toBe('/datenschutz'))
  })

  test('finds a seat by its number, and leads to it on its plan', async () => {
    const { where, server } = await open()
    expect(server.asked(showGrundriss)).toEqual([])
    await search('34')
    await eventually(() => expect(offered().some((name) => name.startsWith('34'))).toBe(true))
    expect(offered().some((name) => name.startsWith('12'))).toBe(false)
    await click('button', /^34/, find('dialog'))
    await eventually(() => expect(where()).toContain(idOf(22)))
    expect(where()).toContain(idOf(20))
  })

  test('opens the dialogs over the page that one is on', async () => {
    const { where } = await open({ at: '/irgendwo?tag=2027-03-10' })
    await click('button', 'Regeln', find('dialog'))
    await eventually(() => expect(where()).toContain('dialog=regeln'))
    expect(where()).toContain('tag=2027-03-10')
  })

  test('changes the language, here and for one’s account', async () => {
    const { server } = await open()
    await click('button', /English/, find('dialog'))
    await eventually(() => expect(document.documentElement.lang).toBe('en'))
    await eventually(() => expect(server.asked(changeSprache)).toMatchObject([{ body: { sprache: 'en' } }]))
  })
})

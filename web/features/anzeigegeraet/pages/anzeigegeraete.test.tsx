// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { idOf } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const at = '/admin/anzeigegeraete'
const rechte = ['objekt_pflege'] as const

const FENSTER = {
  id: idOf(1),
  art: 'anzeige',
  name: 'Am Fenster',
  platz: 'A-1',
  ort: 'Lesesaal',
  gekoppelt: '2027-03-01T09:00:00Z',
  kontakt: '2027-03-10T09:06:30Z',
  fassung: '0123456789ab',
  version: 3,
}
const FLUR = { ...FENSTER, id: idOf(2), name: 'Im Flur', kontakt: '2027-03-09T18:00:00Z' }
const NEU = { ...FENSTER, id: idOf(3), name: 'Neu', platz: null, ort: null, kontakt: null, fassung: null }

const list = (...geraete: object[]) => answer(wire.listAnzeigegeraete, geraete as never)

test('A house without a screen explains how to pair one', async () => {
  await visitApp(at, { rechte, answers: [list()] })
  await eventually(() => expect(said()).toContain('Noch kein Bildschirm gekoppelt'))
  expect(find('heading', 'Anzeigegeräte')).toBeDefined()
  expect(said()).toContain('Dort niemanden anmelden')
})

test('The list shows for each its place, whether it is online, its last report, and its version', async () => {
  await visitApp(at, { rechte, answers: [list(FENSTER, FLUR, NEU)] })
  await eventually(() => expect(said()).toContain('Am Fenster'))
  const text = said()
  expect(text).toContain('A-1, Lesesaal')
  expect(text).toContain('Den Platz gibt es nicht mehr.')
  expect(text.match(/Verbunden/g)).toHaveLength(1)
  expect(text).toContain('Nicht verbunden')
  expect(text).toContain('Noch nicht gemeldet')
  expect(text).toContain('Zuletzt gemeldet: 10.03.2027, 10:06')
  expect(text).toContain('Fassung 0123456789ab')
})

test('A screen is paired by its code, with a name or without one', async () => {
  const { server } = await visitApp(at, {
    rechte,
    answers: [list(), answer(wire.pairAnzeigegeraet, FENSTER)],
  })
  await eventually(() => expect(said()).toContain('Noch kein Bildschirm gekoppelt'))
  await click('button', 'Koppeln')
  expect(said()).toContain('Bitte den Code eingeben.')
  await write('textbox', 'Code am Bildschirm', 'bcdf ghjk')
  server.now(list(FENSTER))
  await click('button', 'Koppeln')
  await eventually(() => expect(said()).toContain('Am Fenster ist gekoppelt.'))
  await eventually(() => expect(said()).toContain('A-1, Lesesaal'))
  expect(server.asked(wire.pairAnzeigegeraet)[0]?.body).toEqual({ code: 'bcdf ghjk' })
  await write('textbox', 'Code am Bildschirm', 'LMNP-QRST')
  await write('textbox', 'Name', 'Tür')
  await click('button', 'Koppeln')
  await eventually(() =>
    expect(server.asked(wire.pairAnzeigegeraet)[1]?.body).toEqual({ code: 'LMNP-QRST', name: 'Tür' }),
  )
})

test('A wrong code is refused at its field', async () => {
  const detail = 'Diesen Code zeigt gerade kein Bildschirm dieses Hauses.'
  await visitApp(at, {
    rechte,
    answers: [
      list(),
      refuse(wire.pairAnzeigegeraet, {
        status: 422,
        code: 'kopplung.codeFalsch',
        detail,
        issues: [{ code: 'kopplung.codeFalsch', field: 'code', detail, data: {} }],
      }),
    ],
  })
  await eventually(() => expect(said()).toContain('Noch kein Bildschirm gekoppelt'))
  await write('textbox', 'Code am Bildschirm', 'BBBB-BBBB')
  await click('button', 'Koppeln')
  await eventually(() =>
    expect(find('textbox', 'Code am Bildschirm').getAttribute('aria-invalid')).toBe('true'),
  )
})

test('A screen is renamed with its version, and disconnected after a confirmation', async () => {
  const { server } = await visitApp(at, {
    rechte,
    answers: [
      list(FENSTER),
      answer(wire.changeAnzeigegeraet, { ...FENSTER, name: 'Tür', version: 4 }),
      answer(wire.revokeAnzeigegeraet),
    ],
  })
  await eventually(() => expect(said()).toContain('A-1, Lesesaal'))
  await click('button', 'Umbenennen: Am Fenster')
  const field = all('textbox', 'Name').at(-1)
  expect((field as HTMLInputElement).value).toBe('Am Fenster')
  await click('button', 'Abbrechen')
  await click('button', 'Trennen: Am Fenster')
  expect(said()).toContain('zeigt dann sofort nichts mehr')
  await click('button', 'Abbrechen')
  await click('button', 'Trennen: Am Fenster')
  server.now(list())
  await click('button', 'Jetzt trennen')
  await eventually(() => expect(said()).toContain('Noch kein Bildschirm gekoppelt'))
  expect(server.asked(wire.revokeAnzeigegeraet)).toMatchObject([{ id: idOf(1) }])
})

test('It is also in English', async () => {
  await visitApp(at, { rechte, answers: [list(FENSTER)], language: 'en' })
  await eventually(() => expect(said()).toContain('Last heard of'))
})

test('Nobody but administrators of seats has the page', async () => {
  const { server } = await visitApp(at, { rechte: ['benutzer_pflegen'], answers: [list(FENSTER)] })
  await eventually(() => expect(said()).toContain('Berechtigung'))
  expect(server.asked(wire.listAnzeigegeraete)).toEqual([])
})

// @vitest-environment happy-dom
import { showAnzeige } from '@platzwart/contract/operations/leseraum/ankunft'
import { expect, test } from 'vitest'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { SEAT } from '../../../testing/leseraum.ts'
import { answer, refuse } from '../../../testing/server.ts'

const at = `/platz/${SEAT.fenster}/anzeige`
const shown = (code: string) =>
  answer(showAnzeige, { bezeichnung: 'A-1', adresse: `https://haus.example/platz/x?code=${code}` })
const drawn = () => find('img', 'Code für A-1').querySelector('path')?.getAttribute('d')

test('The display beside a seat shows its code, says what it is for and names the seat', async () => {
  await visitApp(at, { answers: [shown('eins')] })
  await eventually(() => expect(find('heading', 'Platz A-1')).toBeDefined())
  expect(said()).toContain('Der Code wechselt alle 30 Sekunden.')
  expect(drawn()).toMatch(/^M\d+ \d+h1v1h-1z/)
})

test('The next code is another picture', async () => {
  const { server, queryClient } = await visitApp(at, { answers: [shown('eins')] })
  await eventually(() => expect(drawn()).toBeDefined())
  const before = drawn()
  server.now(shown('zwei'))
  await queryClient.invalidateQueries({ queryKey: ['anzeige', SEAT.fenster] })
  await eventually(() => expect(drawn()).not.toBe(before))
})

test('A display that may show no code says why, and shows an old one no longer', async () => {
  const { server, queryClient } = await visitApp(at, { answers: [shown('eins')] })
  await eventually(() => expect(drawn()).toBeDefined())
  const detail = 'Diesen Platz gibt es nicht mehr.'
  server.now(refuse(showAnzeige, { status: 404, code: 'nichtGefunden', detail }))
  await queryClient.invalidateQueries({ queryKey: ['anzeige', SEAT.fenster] })
  await eventually(() => expect(said(find('alert'))).toContain(detail))
  expect(all('img', 'Code für A-1')).toEqual([])
  server.now(shown('drei'))
  await click('button', 'Noch einmal versuchen')
  await eventually(() => expect(drawn()).toBeDefined())
  expect(all('alert')).toEqual([])
})

test('It is in English as well', async () => {
  await visitApp(at, { answers: [shown('eins')], language: 'en' })
  await eventually(() => expect(said()).toContain('The code changes every 30 seconds.'))
})

test('Where a house has neither reading rooms nor workspaces there is no such page', async () => {
  await visitApp(at, { answers: [shown('eins')], module: ['fahrzeugbuchung'] })
  expect(all('img', 'Code für A-1')).toEqual([])
  expect(said()).not.toContain('Der Code wechselt')
})

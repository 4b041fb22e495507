// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { readAnzeige, showAnzeige } from '@platzwart/contract/operations/leseraum/ankunft'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { SEAT } from '../../../testing/leseraum.ts'
import { answer, refuse } from '../../../testing/server.ts'

const at = `/platz/${SEAT.fenster}/anzeige`
const geraet = { id: idOf(7), art: 'anzeige', ziel: SEAT.fenster, name: 'Am Fenster' }
const is = answer(wire.reportAnzeigegeraet, { geraet })
const isNone = answer(wire.reportAnzeigegeraet, { geraet: null })
const adresse = (code: string) => ({
  bezeichnung: 'A-1',
  adresse: `https://haus.example/platz/x?code=${code}`,
})
const shown = (code: string) => answer(readAnzeige, adresse(code))
const drawn = () => find('img', 'Code für A-1').querySelector('path')?.getAttribute('d')
const guest = { rechte: null } as const

/** The screen's event stream, controlled by the test. */
class Stream {
  static open: Stream[] = []
  onmessage: (() => void) | null = null
  constructor() {
    Stream.open.push(this)
  }
  close() {
    Stream.open = Stream.open.filter((one) => one !== this)
  }
}

beforeEach(() => {
  Stream.open = []
  vi.stubGlobal('EventSource', Stream)
})

const begun = (code: string) => answer(wire.startKopplung, { code, bis: '2027-03-10T09:17:00Z' })
const lage = (stand: 'wartet' | 'gekoppelt' | 'vorbei') => answer(wire.takeKopplung, { lage: stand })

test('A paired screen shows its code without a session, says what it is for and names the seat', async () => {
  await visitApp(at, { ...guest, answers: [is, shown('eins')] })
  await eventually(() => expect(find('heading', 'Platz A-1')).toBeDefined())
  expect(said()).toContain('Der Code wechselt alle 30 Sekunden.')
  expect(drawn()).toMatch(/^M\d+ \d+h1v1h-1z/)
})

test('The next code is another picture', async () => {
  const { server, queryClient } = await visitApp(at, { ...guest, answers: [is, shown('eins')] })
  await eventually(() => expect(drawn()).toBeDefined())
  const before = drawn()
  server.now(shown('zwei'))
  await queryClient.invalidateQueries({ queryKey: ['eigeneAnzeige'] })
  await eventually(() => expect(drawn()).not.toBe(before))
})

test('A display without permission to show a code says why, and no longer shows an old one', async () => {
  const { server, queryClient } = await visitApp(at, { ...guest, answers: [is, shown('eins')] })
  await eventually(() => expect(drawn()).toBeDefined())
  const detail = 'Diesen Platz gibt es nicht mehr.'
  server.now(refuse(readAnzeige, { status: 404, code: 'nichtGefunden', detail }))
  await queryClient.invalidateQueries({ queryKey: ['eigeneAnzeige'] })
  await eventually(() => expect(said(find('alert'))).toContain(detail))
  expect(all('img', 'Code für A-1')).toEqual([])
  server.now(shown('drei'))
  await click('button', 'Noch einmal versuchen')
  await eventually(() => expect(drawn()).toBeDefined())
  expect(all('alert')).toEqual([])
})

test('Offline it shows its code while that is valid, says since when, and recovers by itself', async () => {
  const { server, queryClient } = await visitApp(at, { ...guest, answers: [is, shown('eins')] })
  await eventually(() => expect(drawn()).toBeDefined())
  server.now(refuse(readAnzeige, { status: 502, code: 'server.fehler' }))
  await queryClient.invalidateQueries({ queryKey: ['eigeneAnzeige'] })
  await eventually(() => expect(said()).toMatch(/Keine Verbindung seit \d\d:\d\d Uhr/))
  expect(drawn()).toBeDefined()
  // It was read a minute before.
  const data = { ...(queryClient.getQueryData(['eigeneAnzeige']) as object) }
  const before = Number(queryClient.getQueryState(['eigeneAnzeige'])?.dataUpdatedAt) - 61_000
  await act(async () => {
    queryClient.setQueryData(['eigeneAnzeige'], data, { updatedAt: before })
  })
  await queryClient.invalidateQueries({ queryKey: ['eigeneAnzeige'] })
  await eventually(() => expect(all('img', 'Code für A-1')).toEqual([]))
  server.now(shown('zwei'))
  await queryClient.invalidateQueries({ queryKey: ['eigeneAnzeige'] })
  await eventually(() => expect(drawn()).toBeDefined())
  expect(said()).not.toContain('Keine Verbindung')
})

test('A disconnected screen shows another pairing code at once', async () => {
  const { server } = await visitApp(at, {
    ...guest,
    answers: [is, shown('eins'), begun('BCDF-GHJK'), lage('wartet')],
  })
  await eventually(() => expect(drawn()).toBeDefined())
  server.now(isNone, refuse(readAnzeige, { status: 401, code: 'anzeigegeraet.ungueltig' }))
  for (const stream of Stream.open) stream.onmessage?.()
  await eventually(() => expect(said()).toContain('BCDF-GHJK'))
  expect(all('img', 'Code für A-1')).toEqual([])
  expect(Stream.open).toEqual([])
})

test('Without a session a screen shows its pairing code until somebody enters it, and then its seat', async () => {
  const answers = [isNone, begun('BCDF-GHJK'), lage('wartet'), shown('eins')]
  const { server, queryClient } = await visitApp(at, { ...guest, answers })
  await eventually(() => expect(said()).toContain('BCDF-GHJK'))
  expect(find('heading', 'Bildschirm koppeln')).toBeDefined()
  expect(said()).toMatch(/Gilt bis \d\d:\d\d Uhr/)
  expect(server.asked(wire.startKopplung)[0]?.body).toEqual({ art: 'anzeige', ziel: SEAT.fenster })
  server.now(lage('gekoppelt'), is)
  await queryClient.invalidateQueries({ queryKey: ['abholung'] })
  await eventually(() => expect(drawn()).toBeDefined())
})

test('An expired pairing code is replaced', async () => {
  const answers = [isNone, begun('BCDF-GHJK'), lage('wartet')]
  const { server, queryClient } = await visitApp(at, { ...guest, answers })
  await eventually(() => expect(said()).toContain('BCDF-GHJK'))
  server.now(begun('LMNP-QRST'), lage('vorbei'))
  await queryClient.invalidateQueries({ queryKey: ['abholung'] })
  await eventually(() => expect(said()).toContain('LMNP-QRST'))
  expect(said()).not.toContain('BCDF-GHJK')
})

test('A screen for another seat redirects to its own', async () => {
  const elsewhere = answer(wire.reportAnzeigegeraet, { geraet: { ...geraet, ziel: idOf(99) } })
  const { router } = await visitApp(at, { ...guest, answers: [elsewhere, shown('eins')] })
  await eventually(() => expect(router.state.location.pathname).toBe(`/platz/${idOf(99)}/anzeige`))
})

test('Administrators of seats see a preview, and how to pair a screen', async () => {
  const answers = [isNone, answer(showAnzeige, adresse('eins'))]
  const { server } = await visitApp(at, { rechte: ['objekt_pflege'], answers })
  await eventually(() => expect(drawn()).toBeDefined())
  expect(said()).toContain('Nur eine Vorschau')
  expect(find('link', 'Anzeigegeräte verwalten').getAttribute('href')).toBe('/admin/anzeigegeraete')
  expect(server.asked(wire.startKopplung)).toEqual([])
})

test('It is also in English', async () => {
  await visitApp(at, { ...guest, answers: [isNone, begun('BCDF-GHJK'), lage('wartet')], language: 'en' })
  await eventually(() => expect(said()).toContain('Enter this code in the administration under “Displays”:'))
})

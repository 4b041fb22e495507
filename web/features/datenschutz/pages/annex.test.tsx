// @vitest-environment happy-dom
import { showAnlage } from '@platzwart/contract/operations/datenschutz'
import { PAGE } from '@platzwart/contract/paths'
import { expect, test, vi } from 'vitest'
import { click, eventually, find, said } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const ANLAGE = {
  stand: '2027-03-10T09:07:00Z',
  personen: { aktiv: 1234, inaktiv: 5 },
  rechte: [
    { berechtigung: 'buchung_pflege', personen: 0, rollen: [] },
    { berechtigung: 'benutzer_pflegen', personen: 1, rollen: [{ name: 'Leitung', personen: 1 }] },
  ],
  fristen: [
    { art: 'platzbuchungen', monate: 12 },
    { art: 'protokoll', monate: 0 },
  ],
  einstellungen: [
    {
      name: 'leseraum.freigabeOhneCheckIn',
      type: 'boolean',
      wert: true,
      herkunft: 'mandant',
      standard: true,
      nurMandant: true,
    },
  ],
  sperren: 2,
  zugriffBis: null,
} as const

const arrive = (how: Visit = {}, part: object = {}) =>
  visitApp(PAGE.adminAnlage, {
    rechte: ['customizing_mandant_pflege'],
    answers: [answer(showAnlage, { ...ANLAGE, ...part } as never)],
    ...how,
  })

const region = (name: string) => said(find('region', name))

test('the annex says who may do what, how long what stays, what goes out and what is on', async () => {
  await arrive()
  await eventually(() => expect(region('Personen')).toContain('Aktive Personen 1.234'))
  expect(region('Personen')).toContain('nicht erlaubt; sie sehen nur Zahlen')
  expect(region('Wer was darf')).toMatch(/Buchungen aller pflegen.*niemand/)
  expect(region('Wer was darf')).toContain('eine Person Rolle „Leitung“: 1')
  expect(region('Wie lange es bleibt')).toMatch(/Buchungen von Plätzen 12 Monate.*Solange es das Haus gibt/)
  expect(region('Auswertungen und Dateien')).toMatch(/Protokoll als Excel-Datei.*Wer „Rechte vergeben“ darf/)
  expect(region('Einstellungen, die Personen betreffen')).toMatch(/ an$/)
  expect(said()).toContain('Was gespeichert wird')
})

test('it is dated, printed by a press, and says until when operators may have the data', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await arrive({}, { zugriffBis: '2027-03-12T09:00:00Z' })
  await eventually(() => expect(region('Personen')).toContain('erlaubt bis 12.03.2027, 10:00 Uhr'))
  expect(said()).toContain('Stand 10.03.2027, 10:07 Uhr')
  await click('button', 'Drucken')
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('what cannot be read is said, and asked for again', async () => {
  const { server } = await arrive({
    answers: [refuse(showAnlage, { status: 503, code: 'server.beschaeftigt', detail: 'Gerade viel los.' })],
  })
  await eventually(() => expect(find('alert')).toBeTruthy())
  expect(server.asked(showAnlage).length).toBeGreaterThan(0)
})

import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import { expect, it } from 'vitest'
import { changesOf, instantOf, korrekturOf, wallOf } from './korrektur.ts'

const ZONE = 'Europe/Berlin'
const eintrag = {
  abfahrt: '2026-11-16T08:00:42Z',
  ankunft: '2026-11-16T10:00:07Z',
  kmStart: 1000,
  kmEnde: 1040,
  zielort: 'Kiel',
  zweck: 'Messe',
  zielperson: '',
  umweg: '',
  fahrtart: 'dienstlich',
} as FahrtenbuchEintragView
const form = korrekturOf(eintrag, ZONE)

it('shows instants in wall time', () => {
  expect([form.abfahrt, form.ankunft]).toEqual(['2026-11-16T09:00', '2026-11-16T11:00'])
})

it('sends only what was changed', () => {
  expect(changesOf(form, form, ZONE)).toEqual({})
  const changed = { ...form, ankunft: '2026-11-16T11:30', kmEnde: 1045, zweck: 'Besuch' }
  expect(changesOf(form, changed, ZONE)).toEqual({
    ankunft: '2026-11-16T10:30:00Z',
    kmEnde: 1045,
    zweck: 'Besuch',
  })
})

it('sends no texts for a trip that becomes private', () => {
  const changed = { ...form, fahrtart: 'privat', zweck: 'Urlaub' } as const
  expect(changesOf(form, changed, ZONE)).toEqual({ fahrtart: 'privat' })
})

it('leaves missing values to the server', () => {
  expect(changesOf(form, { ...form, kmEnde: null, abfahrt: '' }, ZONE)).toEqual({ kmEnde: null, abfahrt: '' })
})

it('keeps the instants of a repeated hour, and accepts the other one', () => {
  const night = { ...eintrag, abfahrt: '2026-10-25T00:50:00Z', ankunft: '2026-10-25T01:10:00Z' }
  const shown = korrekturOf(night, ZONE)
  expect([instantOf(shown.abfahrt, ZONE), instantOf(shown.ankunft, ZONE)]).toEqual([
    night.abfahrt,
    night.ankunft,
  ])
  const later = wallOf('2026-10-25T01:50:00Z', ZONE)
  expect(changesOf(shown, { ...shown, abfahrt: later }, ZONE)).toEqual({ abfahrt: '2026-10-25T01:50:00Z' })
})

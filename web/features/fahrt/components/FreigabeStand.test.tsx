// @vitest-environment happy-dom
import { idOf } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { eventually, said } from '../../../testing/find.ts'
import { FAHRT, ofFahrt } from '../../../testing/handover.ts'
import { visitApp } from '../../../testing/house.tsx'

const OPEN = 'Es steht noch keine Entscheidung fest.'
const NEAR = 'Der Beginn steht bevor; der Check-in ist auch ohne Entscheidung möglich.'

const asked = {
  benutzer: { id: idOf(60), name: 'Fritzi Freigabe' },
  isFreigegeben: null,
  freigegebenAt: null,
  grund: '',
}

/** A trip abroad, soon. */
async function shows(fahrt: object): Promise<string> {
  await visitApp(`/fahrzeuge/fahrten/${FAHRT.id}`, {
    rechte: ['fahrzeug_buchen'],
    answers: ofFahrt({ ...FAHRT, freigabeGruende: ['ausland'], ...fahrt }),
  })
  await eventually(() => expect(said()).toContain('ins Ausland'))
  return said()
}

test('A special trip awaiting approval says so, and that its check-in has to wait', async () => {
  const words = await shows({ status: 'vorgemerkt', freigaben: [asked] })
  expect(words).toContain(OPEN)
  expect(words).toContain(NEAR)
  expect(words).toContain('Gefragt: Fritzi Freigabe')
})

test.each([
  ['of which nobody is asked', { status: 'reserviert', freigaben: [] }],
  ['that fell before anybody decided', { status: 'storniert', freigaben: [asked] }],
  ['that has begun before anybody decided', { status: 'aktiv', freigaben: [asked] }],
])('A special trip %s waits for no decision', async (_, fahrt) => {
  const words = await shows(fahrt)
  expect(words).not.toContain(OPEN)
  expect(words).not.toContain(NEAR)
  const booked = 'Diese Sonderfahrt ist fest gebucht, weil niemand sonst sie freigeben kann'
  expect(words.includes(booked)).toBe(fahrt.status === 'reserviert')
})

// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/fahrt'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, turn } from '../../../testing/find.ts'
import { FAHRT, ofFahrt } from '../../../testing/handover.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const ASK = 'Wird es später? Rückgabe verlegen'
const later = (bis: string, minutes: number) => Temporal.Instant.from(bis).add({ minutes }).toString()

async function opened(part: object, answers: NonNullable<Visit['answers']> = []) {
  const running = { ...FAHRT, status: 'aktiv', version: 5, ...part } as const
  const visit = await visitApp(`/fahrzeuge/fahrten/${FAHRT.id}`, {
    rechte: ['fahrzeug_buchen'],
    answers: [...ofFahrt(running), ...answers],
  })
  await eventually(() => expect(said()).toContain('Angaben zur Fahrt'))
  return visit
}

describe('a trip that takes longer', () => {
  test('gets a later return on its page', async () => {
    const bis = later(FAHRT.bis, 30)
    const { server } = await opened({}, [answer(wire.changeFahrt, { id: FAHRT.id, status: 'aktiv', bis })])
    await click('button', ASK)
    await turn('combobox', 'Zurück bis', bis)
    await click('button', 'Verlegen')
    await eventually(() => expect(server.asked(wire.changeFahrt)).toHaveLength(1))
    expect(server.asked(wire.changeFahrt)[0]).toMatchObject({ body: { bis } })
    await eventually(() => expect(said()).toContain('Die Rückgabe ist verlegt'))
    expect(all('button', 'Verlegen')).toEqual([])
  })

  test('shows there why it cannot', async () => {
    await opened({}, [refuse(wire.changeFahrt, { status: 422, code: 'fahrzeug.unterwegsKeineFreigabe' })])
    await click('button', ASK)
    await click('button', 'Verlegen')
    await eventually(() => expect(said(find('region', 'Rückgabe verlegen'))).toContain('Freigabe'))
  })

  test.each(['reserviert', 'durchgeführt'] as const)('does not include one that is %s', async (status) => {
    await opened({ status })
    expect(all('button', ASK)).toEqual([])
  })
})

// @vitest-environment happy-dom

import { vorschlagSchema } from '@platzwart/contract/leseraum/schliessung'
import * as wire from '@platzwart/contract/operations/leseraum'
import { applySchliessung, proposeSchliessung } from '@platzwart/contract/operations/leseraum/schliessung'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { needTopics } from '../../../platform/language.ts'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { chooseThree, openSeats, queryClient, SEATS, server } from '../../../testing/manySeats.tsx'
import { answer } from '../../../testing/server.ts'

beforeEach(openSeats)

const proposal = (anzahl: number) => {
  const [buchung] = vorschlagSchema.parse(filled(vorschlagSchema)).buchungen
  return vorschlagSchema.parse({
    ...filled(vorschlagSchema),
    stand: 'gesehen',
    anzahl,
    verschiebbar: 0,
    bleibt: false,
    buchungen: buchung && anzahl > 0 ? [{ ...buchung, ersatz: null }] : [],
  })
}
const THREE = [1, 2, 3].map((nr) => ({ id: idOf(nr), version: nr }))
const closed = SEATS.map((one, i) => (i < 3 ? { ...one, aktiv: false, version: 20 + i } : one))

const back = 'Änderung an 3 Plätzen rückgängig machen'

/** Takes seats without bookings out of use. */
async function putOutOfUse() {
  server.now(answer(proposeSchliessung, proposal(0)))
  server.now(answer(wire.changeLeseraeume, { version: 5, leseraeume: closed }))
  server.now(answer(wire.listLeseraeume, { version: 5, leseraeume: closed }))
  await click('button', '3 Plätze außer Betrieb nehmen')
}

test('Seats without bookings are taken out of use at once, and one press undoes it', async () => {
  await chooseThree()
  expect(find<HTMLButtonElement>('button', 'Alle sind buchbar').disabled).toBe(true)
  await putOutOfUse()
  await eventually(() => expect(said()).toContain('3 Plätze sind geändert.'))
  expect(server.asked(proposeSchliessung)).toMatchObject([
    { body: { plaetze: { grundrissId: idOf(9), leseraeume: THREE } } },
  ])
  expect(server.asked(wire.changeLeseraeume)[0]).toMatchObject({
    version: 4,
    body: { leseraeume: THREE.map((one) => ({ ...one, aktiv: false })) },
  })
  await click('button', back)
  await eventually(() => expect(server.asked(wire.changeLeseraeume)).toHaveLength(2))
  expect(server.asked(wire.changeLeseraeume)[1]?.body).toMatchObject({
    leseraeume: [{ id: idOf(1), version: 20, aktiv: true }, {}, {}],
  })
})

test('The undo of a change disappears when the next one is sent, and appears when that is read', async () => {
  await chooseThree()
  await putOutOfUse()
  await eventually(() => expect(find('button', back)).toBeTruthy())
  const { promise, resolve } = Promise.withResolvers<void>()
  server.now(
    answer(wire.changeLeseraeume, async () => {
      await promise
      return { version: 6, leseraeume: SEATS }
    }),
  )
  server.now(answer(wire.listLeseraeume, { version: 6, leseraeume: SEATS }))
  await click('button', '3 Plätze wieder buchbar machen')
  await eventually(() => expect(all('button', back)).toEqual([]))
  await act(async () => resolve())
  await eventually(() => expect(find('button', back)).toBeTruthy())
})

test('Affected bookings are shown before, and decided together with the change', async () => {
  await needTopics('schliessung')
  await chooseThree()
  server.now(answer(proposeSchliessung, proposal(1)))
  await click('button', '3 Plätze außer Betrieb nehmen')
  await eventually(() => expect(find('dialog')).toBeTruthy())
  expect([server.asked(applySchliessung), server.asked(wire.changeLeseraeume)]).toEqual([[], []])
  server.now(answer(applySchliessung, {}))
  server.now(answer(wire.listLeseraeume, { version: 5, leseraeume: closed }))
  await click('button', 'So speichern')
  await eventually(() => expect(said()).toContain('3 Plätze sind geändert.'))
  expect(server.asked(applySchliessung)).toMatchObject([
    { version: 4, body: { stand: 'gesehen', alle: 'verschieben', plaetze: { leseraeume: THREE } } },
  ])
  expect(server.asked(wire.changeLeseraeume)).toEqual([])
})

test('Seats that are out of use return without a question', async () => {
  server.now(answer(wire.listLeseraeume, { version: 5, leseraeume: closed }))
  await act(async () => queryClient.invalidateQueries({ queryKey: ['leseraeume'] }))
  await chooseThree()
  server.now(answer(wire.changeLeseraeume, { version: 6, leseraeume: SEATS }))
  await eventually(() => expect(find('button', /Plätze wieder buchbar machen$/)).toBeTruthy())
  await click('button', /wieder buchbar machen$/)
  await eventually(() => expect(server.asked(wire.changeLeseraeume)).toHaveLength(1))
  expect(server.asked(proposeSchliessung)).toEqual([])
})

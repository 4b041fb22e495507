// @vitest-environment happy-dom
import { listEinstellungen } from '@platzwart/contract/operations/start'
import { showUebersicht } from '@platzwart/contract/operations/suche'
import { expect, test } from 'vitest'
import { viewsOf } from '../../../../testing/einstellungen.ts'
import { fuhrpark } from '../../../../testing/fahrzeug.ts'
import { eventually } from '../../../../testing/find.ts'
import { visitApp } from '../../../../testing/house.tsx'
import { answer } from '../../../../testing/server.ts'
import { BARS, row } from '../../../../testing/uebersicht.tsx'

const PERSON = { rechte: ['fahrzeug_buchen'] } as const

test.each([
  ['', '2027-03-09T23:00:00Z', '2027-03-16T23:00:00Z'],
  ['?zoom=vierWochen&ab=2027-03-15', '2027-03-14T23:00:00Z', '2027-04-11T22:00:00Z'],
])('The bars of %s are asked for once, and wait for no settings', async (address, von, bis) => {
  let tell: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    tell = resolve
  })
  const { server } = await visitApp(`/fahrzeuge/uebersicht${address}`, {
    ...PERSON,
    answers: [
      ...fuhrpark({ bars: BARS }),
      answer(listEinstellungen, async () => {
        await asked
        return viewsOf()
      }),
      answer(showUebersicht, () => {
        tell()
        return {}
      }),
    ],
  })
  await eventually(() => expect(server.asked(showUebersicht)).toMatchObject([{ query: { von, bis } }]))
})

test('The overview is complete as usual', async () => {
  await visitApp('/fahrzeuge/uebersicht', { ...PERSON, answers: fuhrpark({ bars: BARS }) })
  await eventually(() => expect(row('HH-PW 1')).toBeDefined())
})

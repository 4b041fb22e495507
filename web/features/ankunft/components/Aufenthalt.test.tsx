// @vitest-environment happy-dom
import type { BuchungView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import * as ankunftWire from '@platzwart/contract/operations/leseraum/ankunft'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { all, click, eventually, find, names, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { buchung, saal, wall } from '../../../testing/leseraum.ts'
import { type Answer, answer, refuse } from '../../../testing/server.ts'
import { Sidebar } from '../../leseraum/components/Sidebar.tsx'

/** Somebody who is there, and a server that does what it is asked; it is 10:07. */
async function there(answers: readonly Answer[] = [], more: Visit = {}) {
  let now: Part<BuchungView> = buchung({
    ...{ status: 'durchgeführt', von: wall('09:00'), bis: wall('12:00') },
    ...{ gebuchtBis: null, ruecknahmeBis: null },
  })
  const become = (part: Part<BuchungView>) => () => {
    now = { ...now, ...part }
    return now
  }
  return visit(<Sidebar />, {
    answers: [
      ...saal(),
      answer(wire.listLeseraumBuchungen, () => ({ items: [now], cursor: null })),
      answer(
        ankunftWire.checkOutLeseraumBuchung,
        become({ bis: wall('10:00'), gebuchtBis: wall('12:00'), ruecknahmeBis: wall('10:07:30') }),
      ),
      answer(
        ankunftWire.undoCheckOutLeseraumBuchung,
        become({ bis: wall('12:00'), gebuchtBis: null, ruecknahmeBis: null }),
      ),
      ...answers,
    ],
    at: '/leseraum/karte',
    ...more,
  })
}

const place = () => find('region', 'Meine Buchungen')
const presses = () => names('button', all('article', undefined, place())[0])

test('Whoever is there leaves by one press, reads what that gives back, and can stay after all', async () => {
  const { server } = await there()
  await eventually(() => expect(presses()).toContain('Jetzt beenden: A-1, Heute, 09:00 – 12:00 Uhr'))
  await click('button', /^Jetzt beenden: A-1/)
  await eventually(() => expect(said()).toContain('A-1 ist seit 10:00 Uhr beendet.'))
  await eventually(() => expect(said(place())).toContain('Die übrige Zeit wird gleich für andere frei.'))
  expect(said(place())).toMatch(/Doch bleiben \(\d+ s\)/)
  await click('button', /^Doch bleiben: A-1/)
  await eventually(() => expect(said()).toContain('A-1 gilt wieder bis 12:00 Uhr.'))
  await eventually(() => expect(presses()).toContain('Jetzt beenden: A-1, Heute, 09:00 – 12:00 Uhr'))
  expect(server.asked(ankunftWire.checkOutLeseraumBuchung)).toMatchObject([{ id: idOf(800) }])
  expect(server.writes).toEqual(['checkOutLeseraumBuchung', 'undoCheckOutLeseraumBuchung'])
})

test('A refusal says why, and the booking stands as it is', async () => {
  const no = { status: 422, code: 'buchung.schonVorbei', detail: 'Die Buchung ist schon zu Ende.' } as const
  await there([refuse(ankunftWire.checkOutLeseraumBuchung, no)])
  await eventually(() => expect(presses().some((name) => name.startsWith('Jetzt beenden'))).toBe(true))
  await click('button', /^Jetzt beenden: A-1/)
  await eventually(() => expect(said(find('alert'))).toContain('Die Buchung ist schon zu Ende.'))
  expect(presses().some((name) => name.startsWith('Jetzt beenden'))).toBe(true)
})

test('It is said in English, too', async () => {
  await there([], { language: 'en' })
  const english = find('region', 'My bookings')
  await eventually(() => expect(names('button', english)).toContain('End now: A-1, Today, 09:00 – 12:00'))
})

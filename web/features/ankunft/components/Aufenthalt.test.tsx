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

/** A running booking, and a server that stores its changes. */
function running(part: Part<BuchungView> = {}) {
  let now: Part<BuchungView> = buchung({
    status: 'durchgeführt',
    von: wall('09:00'),
    bis: wall('12:00'),
    gebuchtBis: null,
    ruecknahmeBis: null,
    ...part,
  })
  const become = (more: Part<BuchungView>) => () => {
    now = { ...now, ...more }
    return now
  }
  return { become, list: answer(wire.listLeseraumBuchungen, () => ({ items: [now], cursor: null })) }
}

/** A person who is checked in, and a server that does what it is asked; it is 10:07. */
async function there(answers: readonly Answer[] = [], more: Visit = {}) {
  const { become, list } = running()
  return visit(<Sidebar />, {
    answers: [
      ...saal(),
      list,
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

test('Leaving takes one press, says what it frees, and can be undone', async () => {
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

test('A refusal says why, and the booking stays', async () => {
  const no = { status: 422, code: 'buchung.schonVorbei', detail: 'Die Buchung ist schon zu Ende.' } as const
  await there([refuse(ankunftWire.checkOutLeseraumBuchung, no)])
  await eventually(() => expect(presses().some((name) => name.startsWith('Jetzt beenden'))).toBe(true))
  await click('button', /^Jetzt beenden: A-1/)
  await eventually(() => expect(said(find('alert'))).toContain('Die Buchung ist schon zu Ende.'))
  expect(presses().some((name) => name.startsWith('Jetzt beenden'))).toBe(true)
})

test('A pause says until when the seat is kept and how long that is, and ends by one press', async () => {
  const { become, list } = running({ pauseMinuten: 30, checkInMitCode: false, pauseBis: null })
  const { server } = await there([
    list,
    answer(ankunftWire.pauseLeseraumBuchung, become({ pauseBis: wall('10:37') })),
    answer(ankunftWire.resumeLeseraumBuchung, become({ pauseBis: null, pauseMinuten: 0 })),
  ])
  await eventually(() => expect(presses()).toContain('Pause (30 Min.): A-1, Heute, 09:00 – 12:00 Uhr'))
  await click('button', /^Pause/)
  await eventually(() => expect(said()).toContain('Pause an A-1 bis 10:37 Uhr. Bitte bis dahin zurück sein.'))
  expect(said(place())).toMatch(/Pause bis 10:37 Uhr, noch (?:30:00|29:\d\d)\./)
  expect(presses()).toContain('Jetzt beenden: A-1, Heute, 09:00 – 12:00 Uhr')
  await click('button', /^Zurück aus der Pause: A-1/)
  await eventually(() => expect(said()).toContain('Willkommen zurück an A-1, bis 12:00 Uhr.'))
  await eventually(() => expect(presses().some((name) => name.startsWith('Pause'))).toBe(false))
  expect(server.writes).toEqual(['pauseLeseraumBuchung', 'resumeLeseraumBuchung'])
})

test('If the house requires the code, returning asks to scan it; and it says when it is too late', async () => {
  const away = (pauseBis: string) =>
    answer(wire.listLeseraumBuchungen, {
      items: [
        buchung({
          status: 'durchgeführt',
          von: wall('09:00'),
          bis: wall('12:00'),
          gebuchtBis: null,
          ruecknahmeBis: null,
          pauseMinuten: 0,
          checkInMitCode: true,
          pauseBis,
        }),
      ],
      cursor: null,
    })
  const { unmount } = await there([away(wall('10:37'))])
  await eventually(() => expect(said(place())).toContain('Zurück geht es mit dem Code am Platz.'))
  expect(presses().some((name) => name.startsWith('Zurück aus der Pause'))).toBe(false)
  await unmount()
  await there([away(wall('10:06'))])
  await eventually(() => expect(said(place())).toContain('Die Pause ist vorbei.'))
  expect(presses().some((name) => name.startsWith('Jetzt beenden'))).toBe(false)
})

test('It is also in English', async () => {
  await there([], { language: 'en' })
  const english = find('region', 'My bookings')
  await eventually(() => expect(names('button', english)).toContain('End now: A-1, Today, 09:00 – 12:00'))
})

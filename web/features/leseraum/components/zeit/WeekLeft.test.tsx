// @vitest-environment happy-dom
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { all, eventually, find, key, names, said, turn } from '../../../../testing/find.ts'
import { type Visit, visit } from '../../../../testing/house.tsx'
import { buchung, type Saal, SEAT, saal, wall } from '../../../../testing/leseraum.ts'
import { KartePage } from '../../pages/KartePage.tsx'

interface Opened extends Saal {
  readonly search?: string
  readonly language?: NonNullable<Visit['language']>
}

/** The dialog of the seat at the window, opened by a link. */
async function dialog({ search = '', language = 'de', ...how }: Opened = {}) {
  await visit(<KartePage />, {
    at: `/leseraum/karte?platz=${SEAT.fenster}${search}`,
    answers: saal(how),
    language,
  })
  await eventually(() => expect(all('button', /buchen|ändern|^Book/, open())).not.toEqual([]))
}

const open = () => find('dialog')
const told = () => said(open())
const times = (name: string) => [...find<HTMLSelectElement>('combobox', name).options]
const offered = (name: string) => times(name).map((one) => one.text)
const shownIn = (name: string) => times(name).find((one) => one.selected)?.text

describe('the rest of the week’s limits', () => {
  const settings = { 'leseraum.maxBuchungenProWoche': 5, 'leseraum.maxStundenProWoche': 7.5 }
  const own = ['2027-03-08', '2027-03-11', '2027-03-17'].map((tag, at) =>
    buchung({ id: idOf(820 + at), leseraumId: SEAT.gang, von: wall('12:00', tag), bis: wall('14:00', tag) }),
  )

  test('is shown before booking, with the limit’s origin', async () => {
    await dialog({ settings, own })
    expect(names('list', open())).toContain('Was von der Woche bleibt')
    expect(told()).toContain('Noch 3 von 5 Buchungen in dieser Woche. Regel: Einstellung des Hauses')
    expect(told()).toContain('Noch 3 Stunden 30 Minuten von 7 Stunden 30 Minuten in dieser Woche.')
    // No longer than the hours left.
    expect(offered('Ende').at(-1)).toBe('13:30 Uhr')
  })

  test('of another week names its Monday, in English', async () => {
    await dialog({ settings, own, language: 'en', search: '&tag=2027-03-16' })
    expect(told()).toContain('4 of 5 bookings left in the week from 15 Mar 2027.')
  })

  test('shortens the suggested period, and says so', async () => {
    await dialog({ settings, own })
    expect([shownIn('Beginn'), shownIn('Ende')]).toEqual(['10:00 Uhr', '13:30 Uhr'])
    expect(told()).toContain('Von den Stunden dieser Woche bleiben 3 Stunden 30 Minuten.')
  })

  test('is hidden without a limit', async () => {
    await dialog({ settings: { 'leseraum.maxBuchungenProWoche': 0 } })
    expect(told()).not.toContain('in dieser Woche')
  })

  test('does not count the edited booking', async () => {
    const mine = buchung({ id: idOf(820) })
    await dialog({ settings, own: [mine], search: `&buchung=${idOf(820)}` })
    expect(told()).toContain('Noch 5 von 5 Buchungen in dieser Woche.')
  })
})

test('offers no time that would be too short, too long or too late', async () => {
  const settings = {
    'leseraum.mindestdauer': 60,
    'leseraum.hoechstdauer': 120,
    'leseraum.spaetestens': '18:00',
  }
  await dialog({ settings })
  const starts = offered('Beginn')
  expect([starts[0], starts.at(-1)]).toEqual(['10:00 Uhr', '17:00 Uhr'])
  expect([offered('Ende')[0], offered('Ende').at(-1)]).toEqual(['11:00 Uhr', '12:00 Uhr'])
  await turn('combobox', 'Beginn', String(17 * 60))
  expect(offered('Ende')).toEqual(['18:00 Uhr'])
  const thumb = find('slider' as 'grid', 'Beginn', open())
  expect(['aria-valuemin', 'aria-valuemax'].map((name) => Number(thumb.getAttribute(name)))).toEqual([
    10 * 60,
    17 * 60,
  ])
  await act(async () => thumb.focus())
  await key('Home')
  expect([shownIn('Beginn'), shownIn('Ende')]).toEqual(['10:00 Uhr', '12:00 Uhr'])
})

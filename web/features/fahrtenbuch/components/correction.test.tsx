// @vitest-environment happy-dom
import { fahrtenbuchEintragSchema } from '@platzwart/contract/fahrtenbuch'
import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { click, eventually, find, leave, write } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { answer } from '../../../testing/server.ts'
import { FahrtenListe } from './FahrtenListe.tsx'

const tripAt = (abfahrt: string) =>
  filled(fahrtenbuchEintragSchema, {
    id: idOf(7),
    nummer: 12,
    art: 'fahrt',
    fahrtart: 'dienstlich',
    aenderungen: [],
    lueckeVorher: null,
    abfahrt: `2027-03-15T${abfahrt}:00Z`,
    ankunft: '2027-03-15T12:00:00Z',
    kmStart: 100,
    kmEnde: 140,
    kilometer: 40,
  })

let readAnew: (abfahrt: string) => void

/** A logbook with one trip, which is read again when the test says so. */
function Logbook() {
  const [trip, setTrip] = useState(tripAt('08:37'))
  readAnew = (abfahrt) => setTrip(tripAt(abfahrt))
  const paging = { failure: null, retry: () => {}, paged: true, more: null, loadingMore: false, old: false }
  return (
    <FahrtenListe
      fahrzeugId={idOf(3)}
      listing={{ items: [trip], ...paging }}
      filtered={false}
      fahrer={[]}
      onClear={() => {}}
    />
  )
}

const departure = () => find<HTMLInputElement>('textbox', 'Uhrzeit', find('group', 'Abfahrt'))

describe('a correction opened while the trip is read again', () => {
  test('shows the latest trip, and keeps edits', async () => {
    await visit(<Logbook />, { rechte: ['fahrzeug_pflege'] })
    await click('button', /korrigieren/i)
    await eventually(() => expect(departure().value).toBe('09:37'))
    await write('textbox', /Grund/, 'Uhr ging vor')
    await act(async () => readAnew('08:38'))
    expect(departure().value).toBe('09:38')
    expect(find<HTMLTextAreaElement>('textbox', /Grund/).value).toBe('Uhr ging vor')
  })
})

/** A trip from the first half past two to the second. */
const NIGHT = filled(fahrtenbuchEintragSchema, {
  id: idOf(7),
  nummer: 12,
  art: 'fahrt',
  fahrtart: 'dienstlich',
  aenderungen: [],
  lueckeVorher: null,
  abfahrt: '2026-10-25T00:50:00Z',
  ankunft: '2026-10-25T01:10:00Z',
  kmStart: 100,
  kmEnde: 140,
  kilometer: 40,
})

describe('a trip through a repeated hour', () => {
  const listing = {
    items: [NIGHT],
    failure: null,
    retry: () => {},
    paged: true,
    more: null,
    loadingMore: false,
    old: false,
  }
  const page = (
    <FahrtenListe fahrzeugId={idOf(3)} listing={listing} filtered={false} fahrer={[]} onClear={() => {}} />
  )

  test('is shown with zone abbreviations, and its correction sends the chosen one', async () => {
    const { server } = await visit(page, {
      rechte: ['fahrzeug_pflege'],
      answers: [answer(wire.correctFahrt, NIGHT)],
    })
    expect(document.body.textContent).toContain('02:50 MESZ – 02:10 MEZ')
    await click('button', /korrigieren/i)
    const which = (name: string) => find<HTMLSelectElement>('combobox', /beiden Stunden/, find('group', name))
    expect([which('Abfahrt').value, which('Ankunft').value]).toEqual(['first', 'second'])
    await act(async () => {
      const select = which('Abfahrt')
      select.value = 'second'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await write('textbox', 'Uhrzeit', '02:05', find('group', 'Abfahrt'))
    await leave()
    await write('textbox', /Grund/, 'Uhr ging nach')
    await click('button', /Ins Fahrtenbuch/)
    await eventually(() =>
      expect(server.asked(wire.correctFahrt)[0]?.body).toMatchObject({ abfahrt: '2026-10-25T01:05:00Z' }),
    )
    expect(server.asked(wire.correctFahrt)[0]?.body).not.toHaveProperty('ankunft')
  })
})

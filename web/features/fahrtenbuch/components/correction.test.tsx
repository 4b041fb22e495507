// @vitest-environment happy-dom
import { fahrtenbuchEintragSchema } from '@platzwart/contract/fahrtenbuch'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { click, eventually, find, write } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
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

/** A logbook whose only trip is read anew when the test says so. */
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

describe('a correction opened while the trip is read anew', () => {
  test('shows the trip as it is by now, and keeps what one has typed', async () => {
    await visit(<Logbook />, { rechte: ['fahrzeug_pflege'] })
    await click('button', /korrigieren/i)
    await eventually(() => expect(departure().value).toBe('09:37'))
    await write('textbox', /Grund/, 'Uhr ging vor')
    await act(async () => readAnew('08:38'))
    expect(departure().value).toBe('09:38')
    expect(find<HTMLTextAreaElement>('textbox', /Grund/).value).toBe('Uhr ging vor')
  })
})

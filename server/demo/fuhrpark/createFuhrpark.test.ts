import { describe, expect, it } from 'vitest'
import { createPeople } from '../bestand/people.ts'
import { createRaeume } from '../bestand/raeume.ts'
import { nordhafen } from '../mandanten/nordhafen.ts'
import { createRandom } from '../random.ts'
import { createFuhrpark } from './createFuhrpark.ts'

function rowsAt(moment: string) {
  const now = Temporal.Instant.from(moment)
  const zufall = createRandom(7)
  const id = () => zufall.id(now.epochMilliseconds)
  const template = nordhafen()
  const accounts = new Map(template.personen.map((it) => [it.email, it.email]))
  const everyone = createPeople(template, accounts, id)
  const tabellen = createFuhrpark(template, everyone, createRaeume(template, id), zufall, now)
  return (name: string) => tabellen.filter(([table]) => table === name).flatMap(([, rows]) => rows)
}

describe('the demo fleet', () => {
  it.each(['2026-03-28T23:30:00Z', '2026-10-25T00:45:00Z', '2026-12-31T22:59:00Z', '2028-02-29T11:00:00Z'])(
    'is made at any moment, %s too',
    (moment) => {
      const rows = rowsAt(moment)
      expect(rows('fahrzeug')).toHaveLength(24)
      const status = Map.groupBy(rows('fahrzeug_buchung'), (row) => row.status)
      expect(status.get('aktiv')).toHaveLength(2)
      expect(status.get('vorgemerkt')).toHaveLength(3)
      expect(status.get('verschlossen')).toHaveLength(2)
      expect(status.get('durchgeführt')?.length).toBeGreaterThan(1500)
    },
  )

  it('has nobody whose licence nobody knows the day of issue of', () => {
    const issued = rowsAt('2026-11-18T11:07:00Z')('fuehrerschein').map((row) => String(row.ausgestellt_am))
    expect(issued.length).toBeGreaterThan(10)
    for (const tag of issued) expect(tag < '2026-11-18').toBe(true)
  })

  it('is the same for the same moment', () => {
    const a = rowsAt('2026-11-18T11:07:00Z')
    const b = rowsAt('2026-11-18T11:07:00Z')
    expect(a('fahrtenbuch_eintrag')).toEqual(b('fahrtenbuch_eintrag'))
  })

  it('leaves a car without a valid inspection where it stands', () => {
    const rows = rowsAt('2026-11-18T11:07:00Z')
    const lapsed = rows('fahrzeug_pruefung').filter(
      (row) => row.art === 'UVV' && String(row.faellig_am) < '2026-11-18',
    )
    expect(lapsed).toHaveLength(1)
    const open = rows('fahrzeug_buchung').filter(
      (row) => row.fahrzeug_id === lapsed[0]?.fahrzeug_id && row.status === 'reserviert',
    )
    expect(open).toEqual([])
  })
})

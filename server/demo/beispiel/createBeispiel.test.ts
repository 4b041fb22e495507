import { describe, expect, it } from 'vitest'
import type { BeispielWish } from '../../platform/deps.ts'
import { createBeispiel } from './createBeispiel.ts'
import { drawRoom } from './room.ts'
import { WORDS } from './words.ts'

const WISH: BeispielWish = {
  module: ['leseraum', 'fahrzeugbuchung'],
  sprache: 'de',
  zone: 'Europe/Berlin',
  benutzerId: '01980000-0000-7000-8000-0000000000b1',
  now: Temporal.Instant.from('2026-11-20T22:30:00Z'),
  vergeben: new Set(),
}

function rowsOf(table: string, wish: Partial<BeispielWish> = {}) {
  const tables = createBeispiel({ ...WISH, ...wish })
  return tables.flatMap(([name, rows]) => (name === table ? rows : []))
}

describe('the room of the sample', () => {
  const { breite, hoehe, plaetze } = drawRoom(WORDS.en)

  it('has its seats inside, on whole units, each with a name of its own', () => {
    expect(plaetze).toHaveLength(33)
    expect(new Set(plaetze.map(({ bezeichnung }) => bezeichnung)).size).toBe(33)
    for (const { x, y, breite: wide, hoehe: high } of plaetze) {
      expect([x, y].every(Number.isInteger)).toBe(true)
      expect(x - wide / 2).toBeGreaterThan(80)
      expect(x + wide / 2).toBeLessThan(breite - 80)
      expect(y - high / 2).toBeGreaterThan(80)
      expect(y + high / 2).toBeLessThan(hoehe - 80)
    }
  })

  it('has no two seats in one place', () => {
    const hits = plaetze.flatMap((a, i) =>
      plaetze
        .slice(i + 1)
        .filter(
          (b) =>
            Math.abs(a.x - b.x) < (a.breite + b.breite) / 2 && Math.abs(a.y - b.y) < (a.hoehe + b.hoehe) / 2,
        ),
    )
    expect(hits).toEqual([])
  })
})

describe('the sample of a house', () => {
  it('has what the house has switched on, and nothing else', () => {
    const tables = (module: string[]) =>
      createBeispiel({ ...WISH, module }).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []))
    expect(tables([])).toEqual(['standort'])
    expect(tables(['leseraum'])).toEqual([
      'standort',
      'grundriss',
      'leseraum',
      'oeffnungszeit',
      'leseraum_buchung',
    ])
    expect(tables(['fahrzeugbuchung'])).toEqual([
      'standort',
      'abstellplatz',
      'fahrzeug',
      'fahrzeug_pruefung',
      'fahrzeug_buchung',
    ])
  })

  it('speaks the language of the house', () => {
    expect(rowsOf('standort')[0]?.name).toBe('Beispielhaus')
    expect(rowsOf('standort', { sprache: 'en' })[0]?.name).toBe('Sample house')
    expect(rowsOf('grundriss', { sprache: 'en' })[0]?.bezeichnung).toBe('Sample reading room')
  })

  it('books for who asks alone, never two at once, and on days that are to come', () => {
    const own = rowsOf('leseraum_buchung').filter(({ status }) => status === 'reserviert')
    expect(own.map(({ benutzer1_id }) => benutzer1_id)).toEqual([
      WISH.benutzerId,
      WISH.benutzerId,
      WISH.benutzerId,
    ])
    const days = own.map(({ tag }) => String(tag))
    // Late on a Friday; in the house's zone that is still the day itself, and Sunday is closed.
    expect(days).toEqual(['2026-11-21', '2026-11-23', '2026-11-24'])
  })

  it('gives its cars plates that no car of the house has, and each a parking space', () => {
    const plates = (vergeben: string[]) =>
      rowsOf('fahrzeug', { vergeben: new Set(vergeben) }).map(({ kennzeichen }) => kennzeichen)
    expect(plates([])).toEqual(['BSP 101', 'BSP 102', 'BSP 103'])
    expect(plates(['BSP 102', 'HH-A 1'])).toEqual(['BSP 101', 'BSP 103', 'BSP 104'])
    expect(new Set(rowsOf('fahrzeug').map(({ abstellplatz_id }) => abstellplatz_id)).size).toBe(3)
  })
})

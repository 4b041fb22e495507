import type { Feiertag, PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { describe, expect, it } from 'vitest'
import type { Sonder } from './sonder.ts'
import { differenceOf, hasDay, lackedYears, withCopied, withFeiertage, withSonder } from './zeiten.ts'

const entry = (tag: string, more: Partial<Sonder> = {}): Sonder => ({
  id: `id ${tag}`,
  gueltigVon: tag,
  gueltigBis: tag,
  von: '08:00',
  bis: '18:00',
  status: 'geschlossen',
  grund: '',
  grundEn: '',
  ...more,
})
const plan = (id: string, sonderoeffnungszeiten: Sonder[], tage: readonly number[] = [1, 2]): PlanZeiten => ({
  id,
  bezeichnung: id,
  aktiv: true,
  version: 4,
  sonderoeffnungszeiten,
  standort: { id: 's', name: 'Haus', bundesland: 'NW' },
  oeffnungszeiten: tage.map((wochentag) => ({ wochentag, von: '08:00', bis: '18:00', geoeffnet: true })),
})
const feiertag = (tag: string, regional = false): Feiertag => ({
  tag,
  regional,
  bezeichnung: { de: `Fest ${tag}`, en: `Feast ${tag}` },
})
const CLOSED = { status: 'geschlossen', von: '08:00', bis: '18:00' } as const

describe('holidays', () => {
  const span = entry('2027-12-24', { gueltigBis: '2027-12-31' })

  it('are appended to existing entries, and days with an entry of their own are skipped', () => {
    const days = [feiertag('2027-12-25'), feiertag('2027-01-01')]
    expect(withFeiertage([plan('a', [span]), plan('b', [])], days, CLOSED)).toEqual([
      {
        grundrissId: 'a',
        version: 4,
        sonder: [span, expect.objectContaining({ gueltigVon: '2027-01-01', grund: 'Fest 2027-01-01' })],
      },
      {
        grundrissId: 'b',
        version: 4,
        sonder: days.map(({ tag }) => expect.objectContaining({ gueltigVon: tag, grundEn: `Feast ${tag}` })),
      },
    ])
    expect(withFeiertage([plan('a', [span])], [feiertag('2027-12-25')], CLOSED)).toEqual([])
  })

  it('are added within a longer open period, but not on a day that is closed or has its own times', () => {
    const long = entry('2027-12-01', { gueltigBis: '2027-12-31', status: 'offen', bis: '22:00' })
    const short = entry('2027-12-25', { status: 'offen', bis: '12:00' })
    const xmas = feiertag('2027-12-25')
    expect(withFeiertage([plan('a', [long])], [xmas], CLOSED)).toEqual([
      {
        grundrissId: 'a',
        version: 4,
        sonder: [long, expect.objectContaining({ gueltigVon: '2027-12-25', status: 'geschlossen' })],
      },
    ])
    expect(lackedYears(plan('a', [long]), [xmas])).toEqual(['2027'])
    for (const decided of [short, span]) {
      expect(withFeiertage([plan('a', [long, decided])], [xmas], CLOSED)).toEqual([])
      expect(lackedYears(plan('a', [long, decided]), [xmas])).toEqual([])
    }
  })

  it('count as missing in each year until one that applies everywhere is entered', () => {
    const whole = feiertag('2027-01-01')
    const some = feiertag('2027-08-15', true)
    expect(lackedYears(plan('a', []), [whole, some])).toEqual(['2027'])
    expect(lackedYears(plan('a', [entry('2027-08-15')]), [whole, some])).toEqual(['2027'])
    expect(lackedYears(plan('a', [entry('2027-01-01')]), [whole, some])).toEqual([])
    const before = feiertag('2026-12-25')
    expect(lackedYears(plan('a', [entry('2027-01-01')]), [before, whole])).toEqual(['2026'])
    expect(lackedYears(plan('a', []), [before, whole])).toEqual(['2026', '2027'])
    expect([hasDay(plan('a', [span]), '2027-12-31'), hasDay(plan('a', [span]), '2028-01-01')]).toEqual([
      true,
      false,
    ])
  })
})

describe('times copied from another plan', () => {
  const HEUTE = '2026-11-25'
  const past = entry('2026-01-01')
  const same = entry('2026-12-24', { grund: 'Heiligabend' })
  const from = plan('a', [entry('2026-02-02'), { ...same, id: 'other' }, entry('2026-12-31')], [1, 3])
  const to = plan('b', [past, same, entry('2026-12-26')])

  it('keep past and equal entries, add missing ones and remove the rest', () => {
    expect(differenceOf(from, to, ['woche', 'sonder'], HEUTE)).toEqual({ wochentage: [2, 3], neu: 1, weg: 1 })
    const [teil] = withCopied(from, [to], ['woche', 'sonder'], HEUTE)
    expect(teil).toMatchObject({ grundrissId: 'b', version: 4, woche: from.oeffnungszeiten })
    expect(teil?.sonder?.map(({ id, gueltigVon }) => [id, gueltigVon])).toEqual([
      [past.id, '2026-01-01'],
      [same.id, '2026-12-24'],
      [undefined, '2026-12-31'],
    ])
  })

  it('can be limited to the week or to the special days', () => {
    expect(differenceOf(from, to, ['woche'], HEUTE)).toEqual({ wochentage: [2, 3], neu: 0, weg: 0 })
    expect(withCopied(from, [to], ['sonder'], HEUTE)[0]).not.toHaveProperty('woche')
    expect(
      withCopied(from, [plan('c', from.sonderoeffnungszeiten, [1, 3])], ['woche', 'sonder'], HEUTE),
    ).toEqual([])
    expect(withCopied(from, [to], [], HEUTE)).toEqual([])
  })
})

it('appends one entry to those of several plans', () => {
  const { id: _, ...fresh } = entry('2027-05-05')
  expect(withSonder([plan('a', [entry('2026-12-24')]), plan('b', [])], fresh, false)).toMatchObject([
    { grundrissId: 'a', sonder: [{ gueltigVon: '2026-12-24' }, fresh] },
    { grundrissId: 'b', sonder: [fresh] },
  ])
  const span = entry('2027-05-01', { gueltigBis: '2027-05-05', status: 'offen' })
  expect(withSonder([plan('a', [span])], fresh, true)).toMatchObject([
    { sonder: [{ id: span.id, gueltigVon: '2027-05-01', gueltigBis: '2027-05-04' }, fresh] },
  ])
})

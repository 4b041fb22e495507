import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import type { TagLage } from '@platzwart/domain/oeffnungszeit/tagLage'
import { leseraum as de } from '@platzwart/phrases/de/leseraum'
import { speaker } from '@platzwart/phrases/say'
import { expect, test } from 'vitest'
import { closureOn } from '../components/plan/closure.ts'
import { closedWord } from './closedWord.ts'
import { seatTitle } from './useSeatWords.ts'

const t = speaker('de', { leseraum: de }, 'leseraum')
const later = (ab: string): TagLage => ({ art: 'spaeter', ab: Temporal.Instant.from(ab) })

test.each([
  [{ art: 'vorbei' }, de.zu.tagVorbei],
  [{ art: 'wochentag' }, de.zu.nichtBuchbar],
  [{ art: 'zu' }, de.zustand.geschlossen],
  [{ art: 'offen' }, de.zustand.geschlossen],
] as [TagLage, string][])('the seats of a day that is %o are called %s', (lage, word) => {
  expect(closedWord(t, lage, 'Europe/Berlin')).toBe(word)
})

test.each([
  ['2026-11-18T23:00:00Z', 'Europe/Berlin', /19\.11\.2026/, false],
  ['2026-11-18T23:30:00Z', 'Europe/Berlin', /19\.11\.2026.*00:30/, true],
  ['2026-11-19T07:30:00Z', 'Europe/Berlin', /19\.11\.2026.*08:30/, true],
  ['2026-11-18T23:00:00Z', 'America/New_York', /18\.11\.2026.*18:00/, true],
] as const)('from %s in %s on they can be booked: %s', (ab, zone, words, hasTime) => {
  const said = closedWord(t, later(ab), zone)
  expect(said).toMatch(words)
  expect(/\d\d:\d\d/.test(said)).toBe(hasTime)
})

test('seats, rooms and workspaces have names of their own', () => {
  const names = BEREICHE.flatMap((bereich) =>
    (['platz', 'gruppenraum'] as const).map((art) => seatTitle(t, { art, bezeichnung: 'C-1' }, bereich)),
  )
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).toContain('C-1')
})

const entry = (status: 'offen' | 'geschlossen', gueltigVon: string, gueltigBis: string, grund: string) => ({
  status,
  gueltigVon,
  gueltigBis,
  grund,
  grundEn: '',
  von: '08:00',
  bis: '18:00',
})

test('a closed day has a reason and a last day; an open one has neither', () => {
  const plan = {
    sonderoeffnungszeiten: [
      entry('offen', '2027-03-12', '2027-03-14', 'Nacht der Bücher'),
      entry('geschlossen', '2027-03-13', '2027-03-20', 'Umbau'),
    ],
  }
  expect(closureOn(plan, '2027-03-12')).toBeNull()
  expect(closureOn(plan, '2027-03-13')).toEqual({ grund: 'Umbau', bis: '2027-03-20' })
  expect(closureOn(plan, '2027-03-20')).toEqual({ grund: 'Umbau', bis: '2027-03-20' })
  expect(closureOn(plan, '2027-03-21')).toBeNull()
})

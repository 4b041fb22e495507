import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Berechtigung } from '../berechtigung/names.ts'
import { URTEILE } from './columns.ts'
import { judgeLine, type KnownPerson, type Line, type Umfeld } from './urteil.ts'

const RIGHTS: readonly Berechtigung[] = ['berechtigungs_pflege', 'fahrzeug_buchen', 'objekt_pflege']
const word = fc.constantFrom<string>('A', 'B', 'C')
const names = fc.uniqueArray(word)

const line: fc.Arbitrary<Line> = fc.record({
  zeile: fc.integer({ min: 2, max: 5 }),
  vorname: word,
  nachname: word,
  email: fc.constantFrom('a@b.example', 'c@d.example'),
  personalnummer: fc.option(word, { nil: undefined }),
  sprache: fc.option(fc.constantFrom('de', 'en'), { nil: undefined }),
  gruppen: names,
  rollen: names,
})

const known: fc.Arbitrary<KnownPerson> = fc.record({
  id: fc.constant('ida'),
  version: fc.constant(1),
  vorname: word,
  nachname: word,
  personalnummer: fc.option(word),
  sprache: fc.constantFrom('de', 'en'),
  gruppenIds: names,
  rollenIds: names,
  berechtigungen: fc.subarray([...RIGHTS]),
})

const umfeld = fc
  .record({
    own: fc.subarray([...RIGHTS]),
    person: fc.option(known, { nil: undefined }),
    there: names,
    gives: fc.subarray([...RIGHTS]),
    first: fc.integer({ min: 2, max: 5 }),
  })
  .map(({ own, person, there, gives, first }): Umfeld => {
    const find = (name: string) => (there.includes(name) ? { id: name, berechtigungen: gives } : undefined)
    return {
      own: new Set(own),
      bekannt: () => person,
      inhaber: () => undefined,
      gruppe: find,
      rolle: find,
      ersteZeile: () => first,
    }
  })

test('a line is refused exactly if there is a reason, and grants nothing that the importer does not hold', () => {
  fc.assert(
    fc.property(line, umfeld, (said, around) => {
      const { urteil, verstoesse, gruppenIds, rollenIds } = judgeLine(said, around)
      expect(URTEILE).toContain(urteil)
      expect(urteil === 'abgelehnt').toBe(verstoesse.length > 0)
      if (urteil === 'abgelehnt') return
      const given = [...gruppenIds.map(around.gruppe), ...rollenIds.map(around.rolle)]
      for (const recht of given.flatMap((one) => one?.berechtigungen ?? []))
        expect(around.own).toContain(recht)
      if (given.length > 0) expect(around.own).toContain('berechtigungs_pflege')
    }),
  )
})

test('a line changes nothing when it is imported a second time', () => {
  fc.assert(
    fc.property(line, umfeld, (said, around) => {
      const { urteil, aenderungen, gruppenIds, rollenIds } = judgeLine(said, around)
      const person = around.bekannt(said.email)
      if (urteil !== 'geaendert' || person === undefined) return
      const now: KnownPerson = {
        ...person,
        ...(aenderungen as Partial<KnownPerson>),
        gruppenIds: [...person.gruppenIds, ...gruppenIds],
        rollenIds: [...person.rollenIds, ...rollenIds],
      }
      expect(judgeLine(said, { ...around, bekannt: () => now }).urteil).toBe('unveraendert')
    }),
  )
})

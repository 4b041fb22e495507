import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { CHAIN_START, chainEintrag } from '../fahrtenbuch/chain.ts'
import type { Eintrag, Eintragsinhalt } from '../fahrtenbuch/types.ts'
import { FAHRTARTEN } from '../fahrzeug/types.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

export const AUTO = '01980000-0000-7000-8000-00000000000a'

export function instant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text)
}

/** A trip on business of 40 km on a Monday morning, complete. */
export function inhalt(more: Partial<Eintragsinhalt> = {}): Eintragsinhalt {
  return {
    id: '01980000-0000-7000-8000-000000000001',
    fahrzeugId: AUTO,
    art: 'fahrt',
    bezugNummer: null,
    buchungId: null,
    fahrtart: 'dienstlich',
    abfahrt: instant('2026-03-16T08:00:00Z'),
    ankunft: instant('2026-03-16T10:00:00Z'),
    kmStart: 1000,
    kmEnde: 1040,
    zielort: 'Hamburg',
    zweck: 'Besprechung',
    zielperson: 'Reederei Nord',
    umweg: '',
    fahrerId: null,
    fahrerName: 'Ada Muster',
    grund: '',
    verspaetet: false,
    erfasstVon: null,
    erfasst: instant('2026-03-16T10:01:00Z'),
    ...more,
  }
}

export function chained(...contents: readonly Eintragsinhalt[]): Eintrag[] {
  const entries: Eintrag[] = []
  for (const content of contents) entries.push(chainEintrag(content, entries.at(-1) ?? CHAIN_START, sha256))
  return entries
}

const word = fc.oneof(fc.constantFrom('', 'Kunde', '=1+1', 'ä"\\\n,'), fc.string({ maxLength: 12 }))
const moment = fc
  .integer({ min: 0, max: 400 * 24 * 60 })
  .map((minutes) => instant('2026-01-01T00:00:00Z').add({ minutes }))
const person = fc.option(fc.uuid({ version: 7 }), { nil: null })

/** The content of any row. */
export const anyInhalt: fc.Arbitrary<Eintragsinhalt> = fc.record({
  id: fc.uuid({ version: 7 }),
  fahrzeugId: fc.constant(AUTO),
  art: fc.constantFrom('fahrt', 'luecke'),
  bezugNummer: fc.constant(null),
  buchungId: person,
  fahrtart: fc.constantFrom(...FAHRTARTEN),
  abfahrt: moment,
  ankunft: moment,
  kmStart: fc.nat({ max: 9_999_999 }),
  kmEnde: fc.nat({ max: 9_999_999 }),
  zielort: word,
  zweck: word,
  zielperson: word,
  umweg: word,
  fahrerId: person,
  fahrerName: word,
  grund: word,
  verspaetet: fc.boolean(),
  erfasstVon: person,
  erfasst: moment,
})

/** A logbook of any trips with any changes to them. */
export const anyKette: fc.Arbitrary<Eintrag[]> = fc
  .array(fc.tuple(anyInhalt, fc.option(fc.nat(), { nil: null }), fc.boolean()), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => {
    const begun: number[] = []
    const contents = rows.map(([content, target, correct], index): Eintragsinhalt => {
      if (target === null || begun.length === 0) {
        begun.push(index + 1)
        return content
      }
      const bezugNummer = begun[target % begun.length] as number
      return { ...content, art: correct ? 'korrektur' : 'nachtrag', bezugNummer }
    })
    return chained(...contents)
  })

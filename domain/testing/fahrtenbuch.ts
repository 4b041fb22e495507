import { CHAIN_START, chainEintrag } from '../fahrtenbuch/chain.ts'
import type { Eintrag, EintragContent } from '../fahrtenbuch/types.ts'

/** Sixty-four digits that depend on every character: enough of a hash for a test, without a library. */
export function testHash(text: string): string {
  let digits = ''
  for (let round = 0; round < 8; round++) {
    let value = 0x811c9dc5 ^ round
    for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
    digits += (value >>> 0).toString(16).padStart(8, '0')
  }
  return digits
}

export const AUTO = '01980000-0000-7000-8000-00000000000a'

export function instant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text)
}

/** A complete business trip of 40 km on a Monday morning. */
export function inhalt(more: Partial<EintragContent> = {}): EintragContent {
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

export function chained(...contents: readonly EintragContent[]): Eintrag[] {
  const entries: Eintrag[] = []
  for (const content of contents) entries.push(chainEintrag(content, entries.at(-1) ?? CHAIN_START, testHash))
  return entries
}

import { describe, expect, it } from 'vitest'
import { issue } from '../issue.ts'
import { ok, refused } from '../result.ts'
import { between, TUESDAY } from '../testing/leseraum.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { decideSerie, decideWechsel, type SerieRegeln } from './decide.ts'

// A separate kind: lockers, at most two bookings per person.
interface FachHold {
  readonly id: string
  readonly fach: string
  readonly zeitraum: Zeitraum
}
interface FachSerie {
  readonly command: { readonly fach: string; readonly zeitraum: Zeitraum }
  readonly hold: FachHold
  readonly facts: { readonly eigene: readonly FachHold[]; readonly belegungen: readonly FachHold[] }
  readonly decision: 'reserviert'
  readonly buchung: FachHold
}

const decide = ({ zeitraum }: FachSerie['command'], { eigene, belegungen }: FachSerie['facts']) => {
  if (eigene.length > 1) return refused(issue('buchung.wochenlimit'))
  return belegungen.some((hold) => hold.zeitraum.von.equals(zeitraum.von))
    ? refused(issue('buchung.belegt'))
    : ok('reserviert' as const)
}

const FACH: SerieRegeln<FachSerie> = {
  factsOf: (_, eigene, belegungen) => ({ eigene, belegungen }),
  decide,
  holdOf: ({ fach, zeitraum }) => ({ id: '', fach, zeitraum }),
}

const on = (days: number) => between('09:00', '10:00', TUESDAY.add({ days }))
const wish = (days: number) => ({
  command: { fach: 'a', zeitraum: on(days) },
  facts: { belegungen: [] },
})
const say = (judged: ReturnType<typeof decideSerie<FachSerie>>) =>
  judged.map(({ decision }) => (decision.ok ? decision.value : decision.issues[0]?.code))

describe('a series of another kind', () => {
  it('counts each accepted date for the later ones, by start, and returns them in the order of the requests', () => {
    expect(say(decideSerie(FACH, [wish(2), wish(0), wish(1)], []))).toEqual([
      'buchung.wochenlimit',
      'reserviert',
      'reserviert',
    ])
  })

  it('refuses excluded dates whatever the rules say', () => {
    const excluded = { ...wish(0), ausgeschlossen: refused(issue('serie.stundeFehlt')) }
    expect(say(decideSerie(FACH, [excluded, wish(1)], []))).toEqual(['serie.stundeFehlt', 'reserviert'])
  })

  it('is changed with each booking at its new slot for the later ones', () => {
    const rows = [0, 1].map((days): FachHold => ({ id: `s${days}`, fach: 'a', zeitraum: on(days) }))
    const toNext = rows.map((buchung, days) => ({
      buchung,
      command: { fach: 'a', zeitraum: on(days + 1) },
      facts: { belegungen: rows },
    }))
    const rules = {
      factsOf: FACH.factsOf,
      decide: (_: FachHold, command: FachSerie['command'], facts: FachSerie['facts']) =>
        decide(command, facts),
      holdOf: ({ id }: FachHold, { fach, zeitraum }: FachSerie['command']) => ({ id, fach, zeitraum }),
    }
    expect(say(decideWechsel<FachSerie>(rules, toNext, rows))).toEqual(['buchung.belegt', 'reserviert'])
    expect(say(decideWechsel<FachSerie>(rules, toNext.toReversed(), rows))).toEqual([
      'reserviert',
      'buchung.belegt',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { at, between } from '../testing/leseraum.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { assign } from './assign.ts'
import { inLine, placeIn } from './line.ts'
import { mayGet } from './mayGet.ts'
import type { AnyWartender, WarteRegeln } from './types.ts'

// A separate kind: lockers in two sizes, at most one per person.
interface Fach {
  readonly id: string
  readonly gross: boolean
}
interface FachHold {
  readonly fachId: string
  readonly wer: string
  readonly zeitraum: Zeitraum
}
interface Wartet extends AnyWartender {
  readonly gross: boolean
}

const FACH: WarteRegeln<Wartet, Fach, FachHold> = {
  resourceOf: ({ fachId }) => fachId,
  wantedOf: ({ gross }, faecher) => faecher.filter((fach) => !gross || fach.gross),
  isOpen: () => true,
  holdOf: ({ benutzerId }, { resource, zeitraum }) => ({ fachId: resource.id, wer: benutzerId, zeitraum }),
}

const MORNING = between('08:00', '12:00')
const SMALL: Fach = { id: 'klein', gross: false }
const LARGE: Fach = { id: 'gross', gross: true }
const NOW = at('07:00')

const wartet = (benutzerId: string, more: Partial<Wartet> = {}): Wartet => ({
  id: benutzerId,
  benutzerId,
  gross: false,
  zeitraum: MORNING,
  mindestens: 240,
  erstellt: at('06:00'),
  ...more,
})

const offer = (line: readonly Wartet[], belegungen: readonly FachHold[] = []) =>
  assign(FACH, line, { resources: [SMALL, LARGE], belegungen }, NOW, (one, open, given) => {
    const [resource] = open
    const has = given.some(({ wer }) => wer === one.benutzerId)
    return resource && !has ? { resource, zeitraum: one.zeitraum } : null
  }).map(({ wartender, resource }) => `${wartender.benutzerId} ${resource.id}`)

describe('the waiting list of another kind', () => {
  it('offers each resource once, in the order of the line, to people whom it suits', () => {
    expect(offer([wartet('ada'), wartet('ben', { gross: true }), wartet('carl')])).toEqual([
      'ada klein',
      'ben gross',
    ])
  })

  it("skips people whom the kind's rules refuse, and offers nothing that is held", () => {
    const twice = [wartet('ada'), wartet('ada', { id: 'ada2' }), wartet('ben')]
    expect(offer(twice)).toEqual(['ada klein', 'ben gross'])
    expect(offer(twice, [{ fachId: 'klein', wer: 'dora', zeitraum: MORNING }])).toEqual(['ada gross'])
  })

  it('asks the rules only about people for whom there is room', () => {
    const waiting = [wartet('ada', { gross: true }), wartet('ben')]
    const day = {
      resources: [SMALL, LARGE],
      belegungen: [{ fachId: 'gross', wer: 'dora', zeitraum: between('09:00', '10:00') }],
    }
    expect(mayGet(FACH, waiting, day, NOW).map(({ id }) => id)).toEqual(['ben'])
  })

  it('counts people in the line who would be offered the same', () => {
    const line = inLine(
      [wartet('ben', { gross: true }), wartet('ada'), wartet('carl', { gross: true })],
      null,
    )
    const wanted = (one: Wartet) => FACH.wantedOf(one, [SMALL, LARGE])
    expect(line.map((one) => placeIn(line, one, wanted).platz)).toEqual([1, 2, 3])
    const small = (one: Wartet) => (one.gross ? [LARGE] : [SMALL])
    expect(placeIn(line, wartet('ada'), small)).toEqual({ platz: 1, wartende: 1 })
  })
})

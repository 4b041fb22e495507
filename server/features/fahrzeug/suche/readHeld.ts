import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { isSameProof } from '../../../platform/cache/answerCache.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { daysOf } from '../../fahrt/marks.ts'
import type { Flotte } from '../../flotte/flotte.ts'
import { eachPlace, Flottentag, microsOf, type TagRow } from './flottentag.ts'
import { type Marken, readBetween, readMarken } from './readMarken.ts'
import { readUnderway } from './readUnderway.ts'

/** A longer period is read as it is asked for. */
const MOST_DAYS = 7

const HELD = 'select auth.belegte_fahrzeuge($1::tstzrange, $2::timestamptz) as ids'
const TAG = 'select ids, zeiten from auth.fahrzeug_tag($1::tstzrange)'

/** Which cars of the fleet something holds in a period, as the database finds them: 1 at their place in its list. */
async function readPlain(
  tx: Tx,
  flotte: Flotte,
  period: Zeitraum,
  now: Temporal.Instant,
): Promise<Uint8Array> {
  const row = await tx.first(ready<{ readonly ids: string | null }>(HELD, period, now))
  const held = new Uint8Array(flotte.list.length)
  eachPlace(row?.ids ?? '', flotte, (place) => {
    held[place] = 1
  })
  return held
}

/** The day as a period. */
function wholeDay(tag: string): Zeitraum {
  const von = Temporal.Instant.from(`${tag}T00:00:00Z`)
  return { von, bis: von.add({ hours: 24 }) }
}

/** The marks of a period's days, and what is kept of them. */
class Tage {
  readonly #call: Call
  readonly #flotte: Flotte
  readonly tage: readonly string[]

  constructor(call: Call, flotte: Flotte, tage: readonly string[]) {
    this.#call = call
    this.#flotte = flotte
    this.tage = tage
  }

  #keyOf = (tag: string) => `flottentag ${this.#call.tx.scope.mandantId} ${tag}`
  #proofOf = (tag: string, marken: Marken) => ({
    stand: this.#call.konfiguration.stand,
    marke: marken.tag(tag),
  })

  /** All of them were asked for before. */
  get known(): boolean {
    return this.tage.every((tag) => this.#call.deps.cache.knows(this.#keyOf(tag)))
  }

  /** What is kept of them and still true; those that are worth reading now, if the rest is there. */
  look(marken: Marken): {
    readonly kept: Flottentag[]
    readonly missing: string[]
    readonly wanted: boolean
  } {
    const { cache: all } = this.#call.deps
    const kept: Flottentag[] = []
    const missing: string[] = []
    for (const tag of this.tage) {
      const found = all.get<Flottentag>(this.#keyOf(tag), this.#proofOf(tag, marken))
      if (found) kept.push(found)
      else missing.push(tag)
    }
    const wishes = missing.map((tag) => all.isWanted(this.#keyOf(tag), this.#proofOf(tag, marken)))
    return { kept, missing, wanted: wishes.every(Boolean) }
  }

  /** Reads days, and keeps those that nobody wrote meanwhile. */
  async load(missing: readonly string[], before: Marken): Promise<Flottentag[]> {
    const { tx, deps } = this.#call
    const read = Promise.all(missing.map((tag) => tx.first(ready<TagRow>(TAG, wholeDay(tag)))))
    const { found, after } = await readBetween(tx, before, read)
    return missing.map((tag, i) => {
      const day = new Flottentag(this.#flotte, found[i] ?? { ids: null, zeiten: null })
      const proof = this.#proofOf(tag, before)
      const still = isSameProof(proof, { stand: after.stand, marke: after.tag(tag) })
      if (still) deps.cache.put(this.#keyOf(tag), proof, day, day.size)
      return day
    })
  }
}

const isWholeMilliseconds = (instant: Temporal.Instant) => instant.epochNanoseconds % 1_000_000n === 0n

export interface Held {
  /** 1 at the place of each car that something holds. */
  readonly held: Uint8Array
  readonly marken: Marken
}

/**
 * Which cars of the fleet something holds in a period, which the caller has extended by the gap; with the marks that travelled with it.
 * @param overrun whether cars that have not come back count, too
 */
export async function readHeld(
  call: Call,
  flotte: Flotte,
  period: Zeitraum,
  overrun: boolean,
): Promise<Held> {
  const { tx, now } = call
  const exact = isWholeMilliseconds(period.von) && isWholeMilliseconds(period.bis)
  const days = exact ? daysOf(period, MOST_DAYS) : null
  const tage = new Tage(call, flotte, days ?? daysOf({ von: period.von, bis: period.von }, 1) ?? [])
  // Where nothing is kept nobody waits for the marks.
  const plain = days === null || !tage.known ? readPlain(tx, flotte, period, now) : null
  const marken = await readMarken(tx, tage.tage)
  const { kept, missing, wanted } = days === null ? NOTHING : tage.look(marken)
  const [read, late] = await Promise.all([
    plain ?? (wanted ? null : readPlain(tx, flotte, period, now)),
    overrun ? readUnderway(call, marken) : [],
  ])
  const held = read ?? new Uint8Array(flotte.list.length)
  if (read === null) {
    const [von, bis, moment] = [period.von, period.bis, now].map(microsOf) as [number, number, number]
    const loaded = missing.length === 0 ? [] : await tage.load(missing, marken)
    for (const day of [...kept, ...loaded]) day.mark(held, von, bis, moment)
  }
  for (const { fahrzeug_id } of late) {
    const place = flotte.placeOf(fahrzeug_id, fahrzeug_id.length)
    if (place !== undefined) held[place] = 1
  }
  return { held, marken }
}

const NOTHING = { kept: [], missing: [], wanted: false } as const

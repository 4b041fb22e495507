import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { offeredStarts, type Start, startsOf } from '@platzwart/domain/leseraum/freieZeiten'
import { type TagLage, tagLage } from '@platzwart/domain/oeffnungszeit/tagLage'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import { Memo } from '../../../platform/cache/memo.ts'

/** A day of the search, the same for all plans. */
export interface Tag {
  readonly tag: Temporal.PlainDate
  readonly starts: readonly Start[]
}

/** What the rules say of a plan's day, whoever sits where. */
export interface DayRules {
  readonly lage: TagLage
  /** Of each start whether the plan takes it. */
  readonly offered: readonly boolean[]
}

/** Two weeks of four lengths in some zones, or for some kinds of settings. */
const MOST_KEPT = 512

const STARTS = new Memo<readonly Start[]>(MOST_KEPT)

/** @param wish minutes from one start to the next, and of the stay */
export function tagOf(tag: Temporal.PlainDate, wish: Wish, zone: string): Tag {
  const key = `${tag} ${wish.raster} ${wish.dauer} ${zone}`
  return { tag, starts: STARTS.of(key, () => startsOf(tag, wish.raster, wish.dauer, zone)) }
}

interface Wish {
  readonly raster: number
  readonly dauer: number
}

/** What of the settings is asked for a day. */
const ASKED = [
  'leseraum.tageImVoraus',
  'leseraum.fensterWochentag',
  'leseraum.fensterStunde',
  'leseraum.buchbareWochentage',
  'leseraum.fruehestens',
  'leseraum.spaetestens',
  'leseraum.mindestbuchungszeit',
  'leseraum.zeitschritt',
] as const satisfies readonly (keyof Effective)[]

const MINUTE = 60_000

/** Within a minute the clock changes nothing of what the rules say of a day; upon a whole one it may. */
const minuteOf = ({ epochMilliseconds: at }: Temporal.Instant) =>
  `${Math.floor(at / MINUTE)} ${Math.ceil(at / MINUTE)}`

const RULES = new WeakMap<Kalender, Memo<DayRules>>()

/**
 * The rules for plans' days: they ask the zone's table a dozen times a day, and say the same to everybody who has the same settings in the same
 * minute. A calendar belongs to one version of its house's configuration.
 */
export function dayRules(now: Temporal.Instant, einstellungen: Effective, { raster, dauer }: Wish) {
  const settings = JSON.stringify(ASKED.map((name) => einstellungen[name].value))
  const asked = `${minuteOf(now)} ${raster} ${dauer} ${settings}`
  return (kalender: Kalender, { tag, starts }: Tag): DayRules => {
    const memo = RULES.get(kalender) ?? new Memo<DayRules>(MOST_KEPT)
    RULES.set(kalender, memo)
    return memo.of(`${tag} ${asked}`, () => ({
      lage: tagLage(tag, now, kalender, einstellungen),
      offered: offeredStarts(tag, starts, { now, kalender, einstellungen }),
    }))
  }
}

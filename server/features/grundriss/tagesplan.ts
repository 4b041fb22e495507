import type { PlanTag } from '@platzwart/contract/leseraum'
import { BELEGUNG_STATUS } from '@platzwart/domain/buchung/status'
import { type PlanBelegung, planStates } from '@platzwart/domain/leseraum/planStates'
import type { OpenMinutes } from '@platzwart/domain/leseraum/seatState'
import { becauseOf, type OpenPeriod, openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { dayPeriod } from '@platzwart/domain/time/zone'
import type { JsonText } from '../../platform/http/jsonText.ts'
import type { Plan } from './plan.ts'

/** A booking of the day as the database sends it: ids, seconds since the epoch, an index of status; until when a cancelled one is held. */
export interface DayRow {
  readonly id: string
  readonly leseraum_id: string
  readonly von: number
  readonly bis: number
  readonly status: number
  readonly benutzer1_id: string
  readonly benutzer2_id: string | null
  readonly gehalten: number | null
}

export const STATUS_ORDER = [
  'vorgemerkt',
  'reserviert',
  'aktiv',
  'durchgeführt',
  'verschlossen',
] satisfies Partial<typeof BELEGUNG_STATUS>[number][]
export const HELD = BELEGUNG_STATUS.indexOf('gehalten')

/** What one person sees otherwise than the others: which rows are theirs, as booker (1) or as second person (2). */
type Own = ReadonlyMap<number, 1 | 2>

/** Bytes of a row beside its letters: three texts' heads, an id, the numbers. */
const ROW_BYTES = 160

/** Numbers of a row that lie side by side: seat, from, to, status. */
const WIDTH = 4

const showPeriod = ({ von, bis }: Zeitraum) => ({ von: von.toString(), bis: bis.toString() })

const showOpen = ({ unterbrechungen, ...open }: OpenPeriod): PlanTag['offen'] => ({
  ...showPeriod(open),
  ...(unterbrechungen.length > 0 && { unterbrechungen: unterbrechungen.map(showPeriod) }),
})

/** At one moment: the day's states change by the minute, and with each cancellation whose slot is held no longer. */
interface Moment {
  readonly minute: number
  readonly lapsed: number
}

const minuteOf = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 60_000)

/**
 * A plan's day as everybody sees it, made of its rows once: the answer's text for those who have no booking in it is shared, that of the others
 * differs in their own rows and seats. Whose the other rows are stands in no text.
 */
export class Tagesplan {
  /** In bytes, roughly: ids and numbers, each letter twice. */
  readonly size: number
  readonly #midnight: number
  readonly #open: OpenMinutes | null
  readonly #head: string
  readonly #aktiv: readonly boolean[]
  readonly #numbers: Float64Array
  /** Each row's tuple but for whose it is. */
  readonly #tuples: readonly string[]
  /** Milliseconds since the epoch until which the cancelled rows are held, ascending, with their numbers. */
  readonly #held: readonly (readonly [until: number, row: number])[]
  readonly #first: readonly string[]
  readonly #second: readonly (string | null)[]
  #shared: { readonly key: string; readonly text: JsonText<PlanTag> } | undefined

  constructor(plan: Plan, day: string, rows: readonly DayRow[]) {
    const tag = Temporal.PlainDate.from(day)
    const midnight = minuteOf(dayPeriod(tag, plan.kalender.zone).von)
    const open = openPeriod(tag, plan.kalender)
    this.#midnight = midnight
    const minutes = ({ von, bis }: Zeitraum) => ({
      von: minuteOf(von) - midnight,
      bis: minuteOf(bis) - midnight,
    })
    this.#open = open && { ...minutes(open), unterbrechungen: open.unterbrechungen.map(minutes) }
    const [grund, grundEn] = becauseOf(tag, plan.kalender)
    const head = {
      grundrissId: plan.id,
      tag: day,
      mitternacht: Temporal.Instant.fromEpochMilliseconds(midnight * 60_000).toString(),
      offen: open && showOpen(open),
      grund,
      grundEn,
    }
    this.#head = JSON.stringify(head).slice(0, -1)
    this.#aktiv = plan.leseraeume.map((raum) => plan.aktiv && raum.aktiv)
    this.#numbers = Float64Array.from(
      rows.flatMap(({ leseraum_id, von, bis, status }) => [
        plan.indexOf.get(leseraum_id) ?? -1,
        von / 60 - midnight,
        bis / 60 - midnight,
        status,
      ]),
    )
    this.#tuples = rows.map((row, i) => {
      const [, von, bis] = this.#numbers.subarray(WIDTH * i)
      return `["${row.id}","${row.leseraum_id}",${von},${bis},${row.status},`
    })
    this.#held = rows
      .flatMap(({ gehalten }, i) => (gehalten === null ? [] : [[gehalten, i] as const]))
      .sort(([a], [b]) => a - b)
    this.#first = rows.map((row) => row.benutzer1_id)
    this.#second = rows.map((row) => row.benutzer2_id)
    const letters = this.#tuples.reduce((sum, tuple) => sum + tuple.length, this.#head.length)
    // The tuples, and the text that they go into.
    this.size = 2 * letters + ROW_BYTES * rows.length + 10 * this.#aktiv.length
  }

  #ownOf(benutzerId: string): Own {
    const own = new Map<number, 1 | 2>()
    for (let i = 0; i < this.#first.length; i++) {
      if (this.#first[i] === benutzerId) own.set(i, 1)
      else if (this.#second[i] === benutzerId) own.set(i, 2)
    }
    return own
  }

  /** As one person sees it now. `tag` names all that this answer depends on beside the rows and the configuration. */
  seenBy(
    benutzerId: string,
    now: Temporal.Instant,
  ): { readonly tag: string; readonly text: () => JsonText<PlanTag> } {
    const moment = this.#momentOf(now)
    const own = this.#ownOf(benutzerId)
    const key = `${moment.minute}.${moment.lapsed}`
    const marks = [...own].map(([row, as]) => `${row}:${as}`).join()
    const text = () => (own.size === 0 ? this.#sharedText(key, moment) : this.#textOf(moment, own))
    return { tag: `${key} ${marks}`, text }
  }

  /** Before opening and after closing no minute differs from the next. */
  #momentOf(now: Temporal.Instant): Moment {
    const ms = Number(now.epochNanoseconds) / 1e6
    const firstHeld = this.#held.findIndex(([until]) => until > ms)
    const lapsed = firstHeld < 0 ? this.#held.length : firstHeld
    if (!this.#open) return { minute: 0, lapsed }
    const minute = Math.min(Math.max(minuteOf(now) - this.#midnight, this.#open.von), this.#open.bis)
    return { minute, lapsed }
  }

  #sharedText(key: string, moment: Moment): JsonText<PlanTag> {
    if (this.#shared?.key !== key) this.#shared = { key, text: this.#textOf(moment, new Map()) }
    return this.#shared.text
  }

  #textOf({ minute, lapsed }: Moment, own: Own): JsonText<PlanTag> {
    const gone = new Set(this.#held.slice(0, lapsed).map(([, row]) => row))
    const told: PlanBelegung[] = []
    const tuples: string[] = []
    for (const [i, tuple] of this.#tuples.entries()) {
      if (gone.has(i)) continue
      const eigene = own.get(i) ?? 0
      const [seat = -1, von = 0, bis = 0, status = 0] = this.#numbers.subarray(WIDTH * i, WIDTH * (i + 1))
      told.push({ seat, von, bis, status, eigene })
      tuples.push(`${tuple}${eigene}]`)
    }
    const zustaende = planStates({
      aktiv: this.#aktiv,
      belegungen: told,
      offen: this.#open,
      jetzt: minute,
    })
    return `${this.#head},"zustaende":[${zustaende.join(',')}],"belegungen":[${tuples.join(',')}]}` as JsonText<PlanTag>
  }
}

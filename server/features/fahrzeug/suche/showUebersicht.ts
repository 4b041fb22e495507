import { UEBERSICHT_MOST, type Uebersicht, type uebersichtQuerySchema } from '@platzwart/contract/fahrzeug'
import { BELEGUNG_STATUS } from '@platzwart/domain/buchung/status'
import { BUCHUNG_TYPES } from '@platzwart/domain/fahrzeug/types'
import { issue } from '@platzwart/domain/issue'
import { minutesBetween, zeitraum as period, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { z } from 'zod'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { tagFromInputs } from '../../../platform/http/etag.ts'
import { asText, type JsonText, jsonList, jsonWith } from '../../../platform/http/jsonText.ts'
import { hidesNames } from '../../../platform/konfiguration/personalrat.ts'
import { refuseIssues } from '../../buchung/transition.ts'
import { gapOf } from '../../fahrt/facts.ts'
import { daysOf } from '../../fahrt/marks.ts'
import { findFahrzeuge, parseAusstattung } from '../../flotte/findFahrzeuge.ts'
import { flotteOf } from '../../flotte/flotte.ts'
import { type Cars, keepBelegungen, type Tag } from './keepBelegungen.ts'
import { type Fahrzeuge, keepFahrzeuge } from './keepFahrzeuge.ts'
import { type BelegungRow, namesOf } from './queries.ts'
import { readMarken } from './readMarken.ts'
import { readUnderway } from './readUnderway.ts'

export type UebersichtQuery = z.output<typeof uebersichtQuerySchema>

/** Days shown at most: a year of a fleet is a report, not an overview. */
const MAX_DAYS = 62

const STATUS_INDEX = new Map<string, number>(BELEGUNG_STATUS.map((status, index) => [status, index]))
const HELD = BELEGUNG_STATUS.indexOf('gehalten')
const TYP_INDEX = new Map<string, number>(BUCHUNG_TYPES.map((typ, index) => [typ, index]))

/** What is shown of a trip or a block: when it ends now, in seconds since 1970. */
interface Shown {
  readonly row: BelegungRow
  readonly bis: number
}

/** A trip that came back early holds its car until then, as `holdOf` has it; one that has not come back until now. */
function endOf({ status, von, bis, sperre }: BelegungRow, now: number, gapMinutes: number): number {
  if (status === 'aktiv') return Math.max(bis, now)
  if (status === 'durchgeführt') return Math.min(bis, Math.max(sperre - gapMinutes * 60, von + 60))
  return bis
}

const seconds = (instant: Temporal.Instant) => Number(instant.epochNanoseconds) / 1e9

/** What holds the cars in the window now: of what reaches over several days, the first day's row. */
function shownOf(
  { person, now: moment }: Call,
  days: readonly Tag[],
  late: readonly BelegungRow[],
  window: Zeitraum,
): Shown[] {
  const von = seconds(window.von)
  const bis = seconds(window.bis)
  const now = seconds(moment)
  const gap = gapOf(person)
  const shown: Shown[] = []
  const add = (row: BelegungRow) => {
    const end = endOf(row, now, gap)
    if (end > von) shown.push({ row, bis: end })
  }
  let begun = Number.NEGATIVE_INFINITY
  for (const { tag, rows } of days) {
    for (const row of rows) {
      const held = row.gehalten === null || row.gehalten > now
      if (held && row.von >= begun && row.von < bis && row.sperre > von) add(row)
    }
    begun = seconds(Temporal.Instant.from(`${tag}T00:00:00Z`)) + 86_400
  }
  for (const row of late) if (row.von < bis && row.sperre <= von) add(row)
  return shown
}

async function wishOf(call: Call, query: UebersichtQuery) {
  const asked = period(Temporal.Instant.from(query.von), Temporal.Instant.from(query.bis))
  if (!asked.ok) return refuseIssues(asked.issues)
  if (parseAusstattung(query.ausstattung) === null) {
    const issues = [{ code: 'feld.auswahl', field: 'ausstattung', data: {} }] as const
    return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  }
  const { von, bis } = asked.value
  const tage = daysOf(asked.value, MAX_DAYS + 1)
  if (tage === null || minutesBetween(von, bis) > MAX_DAYS * 1440) {
    return refuseIssues([issue('buchung.zuLang', { minuten: MAX_DAYS * 1440 }, { field: 'bis' })])
  }
  const { von: _, bis: __, ...filter } = query
  const found = findFahrzeuge((await flotteOf(call)).list, query)
  const cars = found.slice(0, UEBERSICHT_MOST)
  const kept: Cars = { name: JSON.stringify(filter), ids: cars.map((car) => car.id) }
  return { window: asked.value, tage, cars, kept, gesamt: found.length }
}

type Wish = Exclude<Awaited<ReturnType<typeof wishOf>>, { refusal: unknown }>

type Asked = Pick<Call, 'person' | 'konfiguration' | 'now'>

/** Everything that the rows of an answer are told by beside themselves. */
function textOf(
  call: Asked,
  { window, kept: { ids }, cars, gesamt }: Wish,
  fahrzeuge: Fahrzeuge,
  shown: readonly Shown[],
  names: ReadonlyMap<string, string>,
): JsonText<Uebersicht> {
  const start = window.von.epochMilliseconds / 1_000
  const minute = (time: number) => Math.round((Math.round(time) - start) / 60)
  const indexOf = new Map(ids.map((id, index) => [id, index]))
  // One order on all servers, whatever order the rows came in.
  const inOrder = shown
    .map(({ row, bis }) => ({ row, bis, index: indexOf.get(row.fahrzeug_id) ?? -1 }))
    .sort((a, b) => a.index - b.index || a.row.von - b.row.von || (a.row.id < b.row.id ? -1 : 1))
  const buchungen = inOrder.map(({ row, bis, index }): Uebersicht['buchungen'][number] => {
    const status = STATUS_INDEX.get(row.status) ?? HELD
    const typ = TYP_INDEX.get(row.typ) ?? 0
    const mine = isOwn(row, call.person.id) ? 1 : 0
    const from = minute(row.von)
    const to = minute(bis)
    if (row.bereit === undefined) return [row.id, index, from, to, status, typ, mine]
    return [row.id, index, from, to, status, typ, mine, minute(row.bereit)]
  })
  const namen = Object.fromEntries(
    inOrder.flatMap(({ row }) => {
      const name = tells(row, call) ? names.get(row.fahrer_id ?? '') : undefined
      return name === undefined ? [] : [[row.id, name] as const]
    }),
  )
  const rest = {
    von: window.von.toString(),
    bis: window.bis.toString(),
    ...(gesamt > cars.length ? { gesamt } : {}),
    buchungen,
    namen,
  }
  const texts = ids.flatMap((id) => fahrzeuge.get(id) ?? [])
  return jsonWith<Uebersicht, 'fahrzeuge'>(rest, { fahrzeuge: jsonList(texts) })
}

const isOwn = ({ benutzer_id, fahrer_id }: BelegungRow, id: string) => benutzer_id === id || fahrer_id === id

/** Who drives is told of one's own, and to fleet managers, unless the house names nobody. */
const tells = (row: BelegungRow, call: Asked) =>
  isOwn(row, call.person.id) || (call.person.berechtigungen.has('fahrzeug_pflege') && !hidesNames(call))

/** All that changes an answer while nobody writes: what lapses, and what is not back yet. */
function momentOf({ now }: Call, { von }: Zeitraum, shown: readonly Shown[]): string {
  const held = shown.filter(({ row }) => row.gehalten !== null).length
  const late = shown.some(({ row, bis }) => bis > row.bis)
  const minute = late ? Math.round((Math.round(seconds(now)) - von.epochMilliseconds / 1_000) / 60) : ''
  return `${shown.length}.${held}.${minute}`
}

/** Every car's bookings in a window, short: 500 cars over four weeks have thousands. */
export async function showUebersicht(call: Call, query: UebersichtQuery) {
  const wish = await wishOf(call, query)
  if ('refusal' in wish) return wish
  const { tx, person, konfiguration, now } = call
  const { window, tage, kept } = wish
  const marken = await readMarken(tx, tage)
  const begun = Temporal.Instant.compare(window.von, now) < 0
  const [days, late, fahrzeuge] = await Promise.all([
    keepBelegungen(call, kept, marken),
    begun ? readUnderway(call, marken) : [],
    keepFahrzeuge(call, marken, wish.cars),
  ])
  const ids = new Set<string>(kept.ids)
  const shown = shownOf(
    call,
    days,
    late.filter((row) => ids.has(row.fahrzeug_id)),
    window,
  )
  const drivers = shown.flatMap(({ row }) =>
    row.fahrer_id !== null && tells(row, call) ? row.fahrer_id : [],
  )
  const names = await namesOf(call, new Set(drivers))
  const etag = tagFromInputs(
    [konfiguration.stand, person.id, marken.zustand, begun && marken.underway, momentOf(call, window, shown)],
    tage.map((tag) => marken.tag(tag)),
  )
  const text = () => textOf(call, wish, fahrzeuge, shown, names)
  return { status: 200, etag, ...asText(text) } as const
}

import { uuidv7 } from '@platzwart/server/platform/database/uuid'
import type { Sent, Trip } from '@platzwart/server/testing/wire/noteTrips'
import type { BenchRequest } from '../http/verbs.ts'
import { BENCH } from './fill.ts'

type Value = (request: BenchRequest, ids: string[]) => unknown

/** A statement whose values are made for each request as they were for the recorded one. */
export interface Template {
  readonly text: string
  readonly name: string | undefined
  readonly values: readonly Value[] | null
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const DATE = '\\b\\d{4}-\\d{2}-\\d{2}(?![\\dT])'

const shifted = new Map<string, string>()

function shift(date: string, days: number): string {
  const key = `${date} ${days}`
  const known = shifted.get(key)
  if (known !== undefined) return known
  const moved = Temporal.PlainDate.from(date).add({ days }).toString()
  shifted.set(key, moved)
  return moved
}

/** Numbers the ids that the server made up for the recorded request; each gets a new one in every other request. */
class Ids {
  readonly #numbers = new Map<string, number>()

  numberOf(id: string): number {
    const number = this.#numbers.get(id) ?? this.#numbers.size
    this.#numbers.set(id, number)
    return number
  }
}

function textValue(text: string, recorded: BenchRequest, ids: Ids): Value {
  const names = new Map(Object.entries(recorded.words).map(([name, word]) => [word, name]))
  const words = [...names.keys()].sort((a, b) => b.length - a.length).map((word) => RegExp.escape(word))
  const pieces = text.split(new RegExp(`(${[...words, UUID, DATE].join('|')})`)).map((piece): Value => {
    const name = names.get(piece)
    if (name !== undefined) return (request) => request.words[name]
    if (piece === BENCH.mandantId) return () => piece
    if (new RegExp(`^${UUID}$`).test(piece)) {
      const number = ids.numberOf(piece)
      return (_request, made) => {
        made[number] ??= uuidv7()
        return made[number]
      }
    }
    if (new RegExp(`^${DATE}$`).test(piece)) return (request) => shift(piece, request.days - recorded.days)
    return () => piece
  })
  if (pieces.length === 1) return pieces[0] as Value
  return (request, made) => {
    let out = ''
    for (const piece of pieces) out += piece(request, made)
    return out
  }
}

function parameter(value: unknown, recorded: BenchRequest, ids: Ids): Value {
  if (typeof value === 'string') return textValue(value, recorded, ids)
  if (!Array.isArray(value)) return () => value
  const items = value.map((item) => parameter(item, recorded, ids))
  return (request, made) => items.map((item) => item(request, made))
}

/** Turns the statements of one request into those of any request of the same verb. */
export function templates(trips: readonly Trip[], recorded: BenchRequest): Template[][] {
  const ids = new Ids()
  const template = ({ text, name, values }: Sent): Template => ({
    text,
    name,
    values: values?.map((value) => parameter(value, recorded, ids)) ?? null,
  })
  return trips.map((trip) => trip.map(template))
}

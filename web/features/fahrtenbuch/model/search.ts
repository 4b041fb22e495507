import { FAHRTARTEN, type Fahrtart } from '@platzwart/domain/fahrzeug/types'
import type { SearchSchemaInput } from '@tanstack/react-router'

/** Which trips of a logbook are shown; what is left out is not asked. */
export interface FahrtenbuchSearch {
  /** Local days, inclusive; the window of a booking has other names in the same address. */
  readonly vonTag?: string
  readonly bisTag?: string
  /** Id of the driver. */
  readonly gefahrenVon?: string
  /** A part of the purpose. */
  readonly zweck?: string
  readonly fahrtart?: Fahrtart
}

const DAY = /^(?!0000)\d{4}-\d\d-\d\d$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}

type Loose = { readonly [K in keyof FahrtenbuchSearch]?: unknown } & SearchSchemaInput

export function parseFahrtenbuchSearch(raw: Loose): FahrtenbuchSearch {
  const [vonTag, bisTag] = [day(raw.vonTag), day(raw.bisTag)]
  const gefahrenVon =
    typeof raw.gefahrenVon === 'string' && UUID.test(raw.gefahrenVon) ? raw.gefahrenVon : undefined
  // The address reads a number where somebody types one.
  const zweck = String(raw.zweck ?? '')
    .trim()
    .slice(0, 100)
  const fahrtart = FAHRTARTEN.find((art) => art === raw.fahrtart)
  return {
    ...(vonTag && { vonTag }),
    ...(bisTag && (!vonTag || vonTag <= bisTag) && { bisTag }),
    ...(gefahrenVon && { gefahrenVon }),
    ...(zweck && { zweck }),
    ...(fahrtart && { fahrtart }),
  }
}

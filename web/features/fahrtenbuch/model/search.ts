import { FAHRTARTEN, type Fahrtart } from '@platzwart/domain/fahrzeug/types'
import type { SearchSchemaInput } from '@tanstack/react-router'

/** Which trips of a logbook are shown; what is left out is not asked. */
export interface FahrtenbuchSearch {
  /** Local days, inclusive. */
  readonly von?: string
  readonly bis?: string
  /** Id of the driver. */
  readonly fahrer?: string
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
  const [von, bis] = [day(raw.von), day(raw.bis)]
  const fahrer = typeof raw.fahrer === 'string' && UUID.test(raw.fahrer) ? raw.fahrer : undefined
  // The address reads a number where somebody types one.
  const zweck = String(raw.zweck ?? '')
    .trim()
    .slice(0, 100)
  const fahrtart = FAHRTARTEN.find((art) => art === raw.fahrtart)
  return {
    ...(von && { von }),
    ...(bis && (!von || von <= bis) && { bis }),
    ...(fahrer && { fahrer }),
    ...(zweck && { zweck }),
    ...(fahrtart && { fahrtart }),
  }
}

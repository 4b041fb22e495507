import { FAHRTARTEN, type Fahrtart } from '@platzwart/domain/fahrzeug/types'
import type { SearchSchemaInput } from '@tanstack/react-router'
import { dayOf, textOf } from '../../../platform/address.ts'

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

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type Loose = { readonly [K in keyof FahrtenbuchSearch]?: unknown } & SearchSchemaInput

export function parseFahrtenbuchSearch(raw: Loose): FahrtenbuchSearch {
  const [vonTag, bisTag] = [dayOf(raw.vonTag), dayOf(raw.bisTag)]
  const gefahrenVon =
    typeof raw.gefahrenVon === 'string' && UUID.test(raw.gefahrenVon) ? raw.gefahrenVon : undefined
  const zweck = textOf(raw.zweck, 100).trim()
  const fahrtart = FAHRTARTEN.find((art) => art === raw.fahrtart)
  return {
    ...(vonTag && { vonTag }),
    ...(bisTag && (!vonTag || vonTag <= bisTag) && { bisTag }),
    ...(gefahrenVon && { gefahrenVon }),
    ...(zweck && { zweck }),
    ...(fahrtart && { fahrtart }),
  }
}

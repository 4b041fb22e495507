import type { SearchSchemaInput } from '@tanstack/react-router'
import { REITER } from '../features/fuhrpark/model/reiter.ts'
import { textOf } from '../platform/address.ts'

type Loose<T> = { readonly [K in keyof T]?: unknown } & SearchSchemaInput

/** Of the list of the fleet. */
export interface FuhrparkSearch {
  readonly suche: string
  readonly deaktivierte: boolean
}

export const FUHRPARK_DEFAULTS = { suche: '', deaktivierte: false } satisfies FuhrparkSearch

const LONGEST = 100

export function parseFuhrparkSearch(raw: Loose<FuhrparkSearch>): FuhrparkSearch {
  return {
    suche: textOf(raw.suche, LONGEST),
    deaktivierte: raw.deaktivierte === true,
  }
}

/** Of one vehicle: which part of it is open. */
export interface FuhrparkFahrzeugSearch {
  readonly reiter: (typeof REITER)[number]
}

export const FUHRPARK_FAHRZEUG_DEFAULTS = { reiter: 'daten' } satisfies FuhrparkFahrzeugSearch

export function parseFuhrparkFahrzeugSearch(raw: Loose<FuhrparkFahrzeugSearch>): FuhrparkFahrzeugSearch {
  return { reiter: REITER.find((one) => one === raw.reiter) ?? 'daten' }
}

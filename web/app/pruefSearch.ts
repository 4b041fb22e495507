import type { SearchSchemaInput } from '@tanstack/react-router'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function id(value: unknown): string | undefined {
  return typeof value === 'string' && UUID.test(value) ? value : undefined
}

/** Of the approvals: which tab, or the single trip that a mail leads to. */
export interface FreigabeSearch {
  readonly entschieden: boolean
  readonly buchung?: string
}

export const FREIGABE_DEFAULTS = { entschieden: false } satisfies FreigabeSearch

type Loose<T> = { readonly [K in keyof T]?: unknown } & SearchSchemaInput

export function parseFreigabeSearch(raw: Loose<FreigabeSearch>): FreigabeSearch {
  const buchung = id(raw.buchung)
  return { entschieden: raw.entschieden === true, ...(buchung && { buchung }) }
}

/** Of the licences: those due or all, and the person whose dialog is open. */
export interface FuehrerscheinSearch {
  readonly alle: boolean
  readonly person?: string
}

export const FUEHRERSCHEIN_DEFAULTS = { alle: false } satisfies FuehrerscheinSearch

export function parseFuehrerscheinSearch(raw: Loose<FuehrerscheinSearch>): FuehrerscheinSearch {
  const person = id(raw.person)
  return { alle: raw.alle === true, ...(person && { person }) }
}

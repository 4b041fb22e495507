import * as wire from '@platzwart/contract/operations/einstellung'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'

/** The owner of a value's layer: a group, a person, or with neither the house. */
export interface Whose {
  readonly gruppeId?: string | undefined
  readonly benutzerId?: string | undefined
}

/** The filter for values of groups and people. */
export interface WerteFilter {
  readonly option: string | undefined
  readonly schicht: 'gruppe' | 'benutzer' | undefined
  readonly suche: string
}

const KEY = 'einstellungen'

/** The query key prefix of all settings: any change invalidates all of them. */
export const WERTE_KEY = [KEY] as const

export function werteOptions({ option, schicht, suche }: WerteFilter) {
  return infiniteQueryOptions({
    queryKey: [KEY, 'werte', option, schicht, suche],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listWerte, {
        query: { option, schicht, suche: suche || undefined, limit: 50, cursor: pageParam },
        signal,
      }),
    ...BY_PAGES,
  })
}

export const wertOptions = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'wert', id],
    queryFn: ({ signal }) => ask(wire.showWert, { id, signal }),
  })

/** Few suggestions while typing. */
const PEOPLE_SHOWN = 8

export const personenOptions = (suche: string) =>
  queryOptions({
    queryKey: ['einstellungPersonen', suche],
    queryFn: ({ signal }) => ask(wire.findPersonen, { query: { suche, limit: PEOPLE_SHOWN }, signal }),
  })

/** Who changed an option's values, newest first. */
export function historyOptions(option: string) {
  return infiniteQueryOptions({
    queryKey: [KEY, 'verlauf', option],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listHistory, { query: { option, limit: 20, cursor: pageParam }, signal }),
    ...BY_PAGES,
  })
}

/** The question about a person's value. */
export interface Question {
  readonly benutzerId: string
  readonly tag: string | undefined
  readonly dazu: string | undefined
  readonly ohne: string | undefined
}

export const EXPLANATION_KEY = [KEY, 'auskunft'] as const

export const explanationOptions = (query: Question) =>
  queryOptions({
    queryKey: [...EXPLANATION_KEY, query],
    queryFn: ({ signal }) => ask(wire.explainEinstellungen, { query, signal }),
    placeholderData: (before) => (before?.benutzer.id === query.benutzerId ? before : undefined),
  })

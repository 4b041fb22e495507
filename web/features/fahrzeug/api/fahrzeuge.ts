import type { FahrzeugHit, FahrzeugView } from '@platzwart/contract/fahrzeug'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as sucheWire from '@platzwart/contract/operations/suche'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import type { FahrzeugSearch } from '../../flotte/model/address.ts'
import { applyMessage, belegungenOf } from '../model/uebersicht/belegungen.ts'
import { liveFahrten } from './liveFahrten.ts'

const HOUR_MS = 3_600_000
const PAGE_SIZE = 50

/** Number of suggested people; others are found by searching. */
const FAHRER_SHOWN = 20

/** P5: the people for whom one may book, by part of a name or an e-mail; or one of them, by id. */
export function fahrerOptions(wish: { readonly suche?: string; readonly id?: string }) {
  return queryOptions({
    queryKey: ['fahrer', wish],
    queryFn: ({ signal }) => ask(sucheWire.listFahrer, { query: { ...wish, limit: FAHRER_SHOWN }, signal }),
    staleTime: HOUR_MS,
    placeholderData: keepPreviousData,
  })
}

/** The filter for the API, without empty conditions. */
function filterQuery(search: FahrzeugSearch) {
  return {
    standortId: search.standort,
    kategorie: search.kategorie,
    sitze: search.sitze > 1 ? search.sitze : undefined,
    fuehrerscheinklasse: search.klasse,
    kraftstoff: search.kraftstoff,
    getriebe: search.getriebe,
    ausstattung: search.ausstattung.length > 0 ? search.ausstattung.join(',') : undefined,
    suche: search.suche.trim() === '' ? undefined : search.suche.trim(),
  }
}

/** The driver, the number of people, and the time. */
export interface Who {
  readonly zeitraum: Zeitraum
  readonly fahrerId: string | undefined
  readonly personen: number
}

function whoQuery({ zeitraum, fahrerId, personen }: Who) {
  return { von: zeitraum.von.toString(), bis: zeitraum.bis.toString(), fahrerId, personen }
}

/** The cars for a period: those that this driver may take first, then the others with their reasons. */
export function sucheOptions(search: FahrzeugSearch, wer: Who) {
  const query = { ...filterQuery(search), ...whoQuery(wer), nurFreie: search.nurFreie || undefined }
  return infiniteQueryOptions({
    queryKey: ['fahrzeugSuche', query],
    queryFn: ({ signal, pageParam }) =>
      ask(sucheWire.searchFahrzeuge, {
        query: { ...query, limit: PAGE_SIZE, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0)
      const all = search.nurFreie ? last.frei : last.gesamt
      return last.items.length === 0 || shown >= all ? undefined : shown
    },
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
}

function readFahrzeug(id: string, signal: AbortSignal): Promise<FahrzeugView> {
  return ask(fuhrparkWire.showFahrzeug, { id, signal })
}

/** A car in the search result, and whether a special trip with it could be approved. */
export interface Hit extends FahrzeugHit {
  readonly freigabeMoeglich: boolean
}

/** One car with its reasons in a period, whatever the list's filter hides. */
export function hitsOptions(id: string, wer: Who) {
  return queryOptions({
    queryKey: ['fahrzeugSuche', 'treffer', id, whoQuery(wer)],
    queryFn: async ({ signal }): Promise<Hit> => {
      const fahrzeug = await readFahrzeug(id, signal)
      const query = { ...whoQuery(wer), suche: fahrzeug.kennzeichen, limit: 20 }
      // For a server without the field, somebody can approve.
      const { items, freigabeMoeglich = true } = await ask(sucheWire.searchFahrzeuge, { query, signal })
      const found = items.find((one) => one.fahrzeug.id === id)
      const unfound = { fahrzeug, buchbar: false, freigabeNoetig: false, issues: [], favorit: false }
      return { ...(found ?? unfound), freigabeMoeglich }
    },
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
}

/** The filtered cars with their bookings between two instants. */
export function uebersichtOptions(search: FahrzeugSearch, { von, bis }: Zeitraum) {
  const query = { ...filterQuery(search), von: von.toString(), bis: bis.toString() }
  return queryOptions({
    queryKey: ['fahrzeugUebersicht', query],
    queryFn: async ({ signal }) => {
      const mark = liveFahrten.soFar()
      const antwort = await ask(sucheWire.showUebersicht, { query, signal })
      return liveFahrten.since(mark, belegungenOf(antwort), applyMessage)
    },
    placeholderData: keepPreviousData,
    // Saves a deep comparison of thousands of bars; live events keep what they do not touch.
    structuralSharing: false,
    staleTime: 30_000,
  })
}

import type { DateiView } from '@platzwart/contract/datei'
import * as dateiWire from '@platzwart/contract/operations/datei'
import { exportFahrzeuge } from '@platzwart/contract/operations/einfuhr'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as heftWire from '@platzwart/contract/operations/heft'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, linkTo } from '../../../platform/api.ts'

/** Query keys that a change of the fleet may affect. */
export const FUHRPARK_KEYS = ['fuhrpark', 'fahrzeugSuche', 'fahrzeugUebersicht', 'fahrten']

export function fuhrparkOptions(suche: string, deaktivierte: boolean) {
  return infiniteQueryOptions({
    queryKey: ['fuhrpark', 'liste', suche, deaktivierte],
    queryFn: ({ signal, pageParam }) =>
      ask(fuhrparkWire.listFahrzeuge, {
        query: { suche: suche || undefined, deaktivierte: deaktivierte || undefined, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** The address of the list's vehicles as a file. */
export const fuhrparkDatei = (suche: string) =>
  linkTo(exportFahrzeuge.path, { query: { suche: suche || undefined } })

export const fuhrparkFahrzeugOptions = (id: string) =>
  queryOptions({
    queryKey: ['fuhrpark', 'fahrzeug', id],
    queryFn: ({ signal }) => ask(fuhrparkWire.showFahrzeug, { id, signal }),
  })

export function historieOptions(id: string, typ: string) {
  return infiniteQueryOptions({
    queryKey: ['fuhrpark', 'historie', id, typ],
    queryFn: ({ signal, pageParam }) =>
      ask(heftWire.listHistorie, {
        id,
        query: { typ: typ || undefined, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.cursor ?? undefined,
  })
}

export const schaedenOptions = (id: string, behobene: boolean) =>
  queryOptions({
    queryKey: ['fuhrpark', 'schaeden', id, behobene],
    queryFn: ({ signal }) => ask(heftWire.listSchaeden, { id, query: { behobene }, signal }),
    placeholderData: keepPreviousData,
  })

export const serviceheftOptions = (id: string) =>
  queryOptions({
    queryKey: ['fuhrpark', 'serviceheft', id],
    queryFn: ({ signal }) => ask(heftWire.listServiceheft, { id, signal }),
  })

export const pruefungenOptions = (id: string) =>
  queryOptions({
    queryKey: ['fuhrpark', 'pruefungen', id],
    queryFn: ({ signal }) => ask(heftWire.listPruefungen, { id, signal }),
  })

const EXTENSION: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/png': 'png' }

/**
 * Uploads a file under a unique name, so that it never replaces another one. @param key idempotency key: a
 * retry yields the same file
 */
export function uploadFahrzeugDatei(file: File, als: 'bild' | 'dokument', key: string): Promise<DateiView> {
  const dateiname = `${key}.${EXTENSION[file.type] ?? 'jpg'}`
  return ask(dateiWire.uploadDatei, {
    bucket: 'fahrzeuge',
    dateiname,
    query: { als },
    file: { bytes: file, type: file.type || 'application/octet-stream' },
    idempotencyKey: `${key}-datei`,
  })
}

export const FAHRZEUG_KALENDER = {
  show: fuhrparkWire.showFahrzeugKalender,
  create: fuhrparkWire.createFahrzeugKalender,
  remove: fuhrparkWire.deleteFahrzeugKalender,
}

import type { DateiView } from '@platzwart/contract/datei'
import type {
  FahrzeugView,
  HistorieView,
  PruefungView,
  SchadenView,
  ServiceheftView,
} from '@platzwart/contract/fahrzeug'
import { API } from '@platzwart/contract/paths'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'

/** Everything that a change of the fleet may show elsewhere, too. */
export const FUHRPARK_KEYS = ['fuhrpark', 'fahrzeugSuche', 'fahrzeugUebersicht', 'fahrten']

interface Page<T> {
  readonly items: T[]
  readonly cursor: string | null
}

export function fuhrparkOptions(suche: string, deaktivierte: boolean) {
  return infiniteQueryOptions({
    queryKey: ['fuhrpark', 'liste', suche, deaktivierte],
    queryFn: ({ signal, pageParam }) =>
      call<Page<FahrzeugView>>('GET', API.fahrzeuge, {
        query: { suche: suche || undefined, deaktivierte: deaktivierte || undefined, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export const fuhrparkFahrzeugOptions = (id: string) =>
  queryOptions({
    queryKey: ['fuhrpark', 'fahrzeug', id],
    queryFn: ({ signal }) => call<FahrzeugView>('GET', API.fahrzeug, { params: { id }, signal }),
  })

export function historieOptions(id: string, typ: string) {
  return infiniteQueryOptions({
    queryKey: ['fuhrpark', 'historie', id, typ],
    queryFn: ({ signal, pageParam }) =>
      call<Page<HistorieView>>('GET', API.fahrzeugHistorie, {
        params: { id },
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
    queryFn: ({ signal }) =>
      call<SchadenView[]>('GET', API.fahrzeugSchaeden, { params: { id }, query: { behobene }, signal }),
    placeholderData: keepPreviousData,
  })

export const serviceheftOptions = (id: string) =>
  queryOptions({
    queryKey: ['fuhrpark', 'serviceheft', id],
    queryFn: ({ signal }) =>
      call<ServiceheftView[]>('GET', API.fahrzeugServiceheft, { params: { id }, signal }),
  })

export const pruefungenOptions = (id: string) =>
  queryOptions({
    queryKey: ['fuhrpark', 'pruefungen', id],
    queryFn: ({ signal }) => call<PruefungView[]>('GET', API.fahrzeugPruefungen, { params: { id }, signal }),
  })

export const createFahrzeug = (body: object, idempotencyKey: string) =>
  call<FahrzeugView>('POST', API.fahrzeuge, { body, idempotencyKey })

export const updateFahrzeug = ({ id, version }: FahrzeugView, body: object) =>
  call<FahrzeugView>('PUT', API.fahrzeug, { params: { id }, body, version })

export const deactivateFahrzeug = ({ id }: FahrzeugView, betroffeneStornieren: boolean) =>
  call<FahrzeugView>('POST', API.fahrzeugDeaktivieren, { params: { id }, body: { betroffeneStornieren } })

export const saveZeiten = ({ id, version }: FahrzeugView, body: object) =>
  call<FahrzeugView>('PUT', API.fahrzeugBuchungszeiten, { params: { id }, body, version })

export const clearZeiten = ({ id, version }: FahrzeugView) =>
  call<FahrzeugView>('DELETE', API.fahrzeugBuchungszeiten, { params: { id }, version })

export const setBild = ({ id, version }: FahrzeugView, bildId: string | null) =>
  call<FahrzeugView>('PUT', API.fahrzeugBild, { params: { id }, body: { bildId }, version })

export const savePruefungen = ({ id, version }: FahrzeugView, body: object) =>
  call<PruefungView[]>('PUT', API.fahrzeugPruefungen, { params: { id }, body, version })

export const createEintrag = (id: string, body: object, idempotencyKey: string) =>
  call<ServiceheftView>('POST', API.fahrzeugServiceheft, { params: { id }, body, idempotencyKey })

export const updateEintrag = ({ id, version }: ServiceheftView, body: object) =>
  call<ServiceheftView>('PUT', API.fahrzeugServiceheftEintrag, { params: { id }, body, version })

export const deleteEintrag = ({ id, version }: ServiceheftView) =>
  call<void>('DELETE', API.fahrzeugServiceheftEintrag, { params: { id }, version })

export const createSchaden = (id: string, body: object, idempotencyKey: string) =>
  call<SchadenView>('POST', API.fahrzeugSchaeden, { params: { id }, body, idempotencyKey })

export const mendSchaden = ({ id, version }: SchadenView) =>
  call<SchadenView>('PATCH', API.fahrzeugSchaden, { params: { id }, body: { behoben: true }, version })

const EXTENSION: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/png': 'png' }

/** Brings a file under a name of its own, so that nothing makes way for it. */
export function uploadFahrzeugDatei(file: File, als: 'bild' | 'dokument'): Promise<DateiView> {
  const dateiname = `${newIdempotencyKey()}.${EXTENSION[file.type] ?? 'jpg'}`
  return call<DateiView>('PUT', API.datei, {
    params: { bucket: 'fahrzeuge', dateiname },
    query: { als },
    file: { bytes: file, type: file.type || 'application/octet-stream' },
  })
}

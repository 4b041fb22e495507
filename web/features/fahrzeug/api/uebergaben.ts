import type { DateiView } from '@platzwart/contract/datei'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { Ersatz, FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { API } from '@platzwart/contract/paths'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { remembered } from '../model/gemerkt.ts'
import { type Anhang, type Inhaber, type Uebergabe, wireOf } from '../model/uebergabe.ts'

interface FahrtenPage {
  readonly items: readonly FahrzeugBuchungView[]
  readonly cursor: string | null
}

const OPEN = 'vorgemerkt,reserviert,aktiv'
const OVER = 'durchgeführt,storniert'

/** A file may take long on a weak line; a record is small. */
const UPLOAD_MS = 120_000
const SEND_MS = 30_000

/** In a garage the page shows what it last knew; Query must not wait for the network by itself. */
const OFFLINE_TOO = { networkMode: 'always', staleTime: 10_000 } as const

/** One's own trips that are running or to come, the earliest first. */
export function offeneFahrtenOptions(person: Inhaber) {
  return queryOptions({
    queryKey: ['fahrten', 'offen', person.benutzerId],
    queryFn: ({ signal }) =>
      remembered(person, 'fahrten', signal, async (within) => {
        const query = { eigene: true, typ: 'BUCHUNG', status: OPEN, limit: 200 }
        const page = await call<FahrtenPage>('GET', API.fahrzeugBuchungen, { query, signal: within })
        return page.items
      }),
    ...OFFLINE_TOO,
  })
}

/** What is over since then. */
export function vergangeneFahrtenOptions(person: Inhaber, von: string) {
  return queryOptions({
    queryKey: ['fahrten', 'vergangen', person.benutzerId, von],
    queryFn: async ({ signal }) => {
      const query = { eigene: true, typ: 'BUCHUNG', status: OVER, von, limit: 200 }
      return (await call<FahrtenPage>('GET', API.fahrzeugBuchungen, { query, signal })).items
    },
    ...OFFLINE_TOO,
  })
}

/** One trip with the known damages of its car. */
export function fahrtOptions(person: Inhaber, id: string) {
  return queryOptions({
    queryKey: ['fahrt', id],
    queryFn: ({ signal }) =>
      remembered(person, `fahrt/${id}`, signal, (within) =>
        call<FahrzeugBuchungView>('GET', API.fahrzeugBuchung, { params: { id }, signal: within }),
      ),
    ...OFFLINE_TOO,
  })
}

/** How the car was left, for the form to begin with. */
export function autoOptions(person: Inhaber, id: string) {
  return queryOptions({
    queryKey: ['fahrzeug', id],
    queryFn: ({ signal }) =>
      remembered(person, `fahrzeug/${id}`, signal, (within) =>
        call<FahrzeugView>('GET', API.fahrzeug, { params: { id }, signal: within }),
      ),
    ...OFFLINE_TOO,
  })
}

/** The person's settings, for a time without network too. */
export function regelnOptions(person: Inhaber) {
  return queryOptions({
    queryKey: ['einstellungen', 'fahrt', person.benutzerId],
    queryFn: ({ signal }) =>
      remembered(person, 'einstellungen', signal, (within) =>
        call<EinstellungView[]>('GET', API.einstellungen, { signal: within }),
      ),
    ...OFFLINE_TOO,
    staleTime: 3_600_000,
  })
}

export function ersatzOptions(id: string) {
  return queryOptions({
    queryKey: ['ersatz', id],
    queryFn: ({ signal }) => call<Ersatz>('GET', API.fahrzeugBuchungErsatz, { params: { id }, signal }),
    ...OFFLINE_TOO,
  })
}

export function takeErsatz(id: string, fahrzeugId: string): Promise<FahrzeugBuchungView> {
  return call('POST', API.fahrzeugBuchungErsatz, { params: { id }, body: { fahrzeugId } })
}

export function cancelFahrt(id: string): Promise<FahrzeugBuchungView> {
  return call('POST', API.fahrzeugBuchungCancel, { params: { id }, body: {} })
}

export function undoCancelFahrt(id: string): Promise<FahrzeugBuchungView> {
  return call('POST', API.fahrzeugBuchungUndoCancel, { params: { id }, body: {} })
}

const ENDING = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const

/** Its name is the attachment's own, so that sending it twice leaves one file. */
export async function uploadAnhang({ schluessel, typ, bytes }: Anhang): Promise<string> {
  const { id } = await call<DateiView>('PUT', API.datei, {
    params: { bucket: 'fahrzeuge', dateiname: `${schluessel}.${ENDING[typ]}` },
    file: { bytes, type: typ },
    idempotencyKey: schluessel,
    signal: AbortSignal.timeout(UPLOAD_MS),
  })
  return id
}

export function sendUebergabe(uebergabe: Uebergabe): Promise<FahrzeugBuchungView> {
  const path = uebergabe.art === 'checkIn' ? API.fahrzeugBuchungCheckIn : API.fahrzeugBuchungCheckOut
  return call('POST', path, {
    params: { id: uebergabe.buchungId },
    body: wireOf(uebergabe),
    idempotencyKey: uebergabe.id,
    signal: AbortSignal.timeout(SEND_MS),
  })
}

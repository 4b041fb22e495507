import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as dateiWire from '@platzwart/contract/operations/datei'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as einstellungWire from '@platzwart/contract/operations/start'
import * as uebergabeWire from '@platzwart/contract/operations/uebergabe'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { now } from '../../../platform/clock.ts'
import { askOrRecall } from '../../../platform/offline/askOrRecall.ts'
import type { Holder } from '../../../platform/session/holder.ts'
import type { Shown } from '../../../platform/session/shown.ts'
import { effectiveOf } from '../../einstellung/model/effective.ts'
import { askAgainIn } from '../model/askAgain.ts'
import { type Anhang, type Uebergabe, wireOf } from '../model/uebergabe.ts'

/** A file may take long on a slow connection; a record is small. */
const UPLOAD_MS = 120_000
const SEND_MS = 30_000

/** Offline (in a garage) the page shows the last known state; Query must not pause requests by itself. */
const OFFLINE_TOO = { networkMode: 'always', staleTime: 10_000 } as const

/** One trip with the known damages of its car. */
export function fahrtOptions(id: string) {
  return queryOptions({
    queryKey: ['fahrten', 'fahrt', id],
    queryFn: (asking) =>
      askOrRecall(`fahrt/${id}`, asking, (within) => ask(fahrtWire.readFahrt, { id, signal: within })),
    refetchInterval: ({ state: { data } }) => data !== undefined && askAgainIn([data], now()),
    ...OFFLINE_TOO,
  })
}

/** The car's last known condition, as the form's initial values. */
export function autoOptions(id: string) {
  return queryOptions({
    queryKey: ['fahrzeug', id],
    queryFn: (asking) =>
      askOrRecall(`fahrzeug/${id}`, asking, (within) =>
        ask(fuhrparkWire.showFahrzeug, { id, signal: within }),
      ),
    ...OFFLINE_TOO,
  })
}

/** The person's settings, also for offline use. */
export const regelnOptions = queryOptions({
  queryKey: ['einstellungen', 'gemerkt'],
  queryFn: (asking) =>
    askOrRecall('einstellungen', asking, (within) =>
      ask(einstellungWire.listEinstellungen, { signal: within }),
    ),
  select: effectiveOf,
  ...OFFLINE_TOO,
  staleTime: 3_600_000,
})

const ENDING = {
  'image/jpeg': 'jpg',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
} as const

/** The name is the attachment's own, so that a retry stores only one file. */
export async function uploadAnhang({ schluessel, typ, bytes }: Anhang, holder: Holder): Promise<string> {
  const { id } = await ask(dateiWire.uploadDatei, {
    bucket: 'fahrzeuge',
    dateiname: `${schluessel}.${ENDING[typ]}`,
    // A receipt of several pages stays a PDF; any other PDF would be converted to a picture of its first
    // page.
    query: { als: typ === 'application/pdf' ? 'dokument' : undefined },
    file: { bytes, type: typ },
    idempotencyKey: schluessel,
    signal: AbortSignal.timeout(UPLOAD_MS),
    of: ownOf(holder),
  })
  return id
}

/** The outbox sends only in the name of its own person, whoever is signed in by then. */
function ownOf({ mandantId, benutzerId }: Holder): Shown {
  return { house: mandantId, person: benutzerId }
}

export function sendUebergabe(uebergabe: Uebergabe): Promise<FahrzeugBuchungView> {
  const { id: idempotencyKey, buchungId: id } = uebergabe
  const sending = { id, idempotencyKey, signal: AbortSignal.timeout(SEND_MS), of: ownOf(uebergabe) }
  const wish = wireOf(uebergabe)
  return 'sichtpruefung' in wish
    ? ask(uebergabeWire.checkInFahrt, { ...sending, body: wish })
    : ask(uebergabeWire.checkOutFahrt, { ...sending, body: wish })
}

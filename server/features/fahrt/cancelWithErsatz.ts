import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { cancelBySystem } from '../buchung/cancelBySystem.ts'
import { FAHRT } from './art.ts'
import { readErsatzOf } from './proposeErsatz.ts'
import type { FahrtRow } from './queries.ts'

/** Trips that a change hits are shown before they are cancelled: 409 with all of them, and nothing happens. */
export function refuseUnconfirmed(betroffene: readonly object[]) {
  return refuse({
    status: 409,
    code: 'fahrzeug.betroffeneBuchungen',
    data: { anzahl: betroffene.length },
    current: betroffene,
  })
}

/** What somebody has said about the trips that a change hits. */
export interface Word {
  readonly betroffeneStornieren?: boolean | undefined
  /** Ids of those that they were shown; a page of before names none, and is taken at its word. */
  readonly betroffeneIds?: readonly string[] | undefined
}

/** Whether these may be cancelled: somebody has said so, and none of them has come since they were shown. */
export function isConfirmed(hits: readonly { readonly id: string }[], word: Word): boolean {
  if (word.betroffeneStornieren !== true) return false
  const shown = word.betroffeneIds && new Set(word.betroffeneIds)
  return shown === undefined || hits.every(({ id }) => shown.has(id))
}

interface Why {
  /** As the audit trail names it. */
  readonly aktion: string
  readonly informationstext: string
  /** False where nobody should take another car either. */
  readonly ersatz?: boolean
  /** As the table of receivers names it: for want of the car, unless said. */
  readonly change?: 'systemStorno' | 'weggenommen'
}

/** Cancels trips that the caller has locked and that were shown; their mails propose other cars. */
export async function cancelWithErsatz(
  call: Call,
  rows: readonly FahrtRow[],
  { aktion, informationstext, ersatz = true, change = 'systemStorno' }: Why,
): Promise<void> {
  const cars = ersatz ? await readErsatzOf(call, rows) : new Map<string, never>()
  await cancelBySystem(call.deps, call, FAHRT, rows, {
    aktion,
    change,
    informationstext,
    more: ({ id }) => ({ ersatz: cars.get(id) ?? [] }),
  })
}

import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { notHeld } from '@platzwart/domain/berechtigung/vergabe'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'

/** Permissions as people call them. */
export function wordsOfRechte({ sprache }: Call, rechte: readonly Berechtigung[]): string[] {
  return rechte.map((recht) => phrase(sprache, 'berechtigung', `recht.${recht}.name`))
}

/** Nobody grants what they do not hold, whichever way it goes: null when they hold all of it. */
export function refuseGrant(call: Call, granted: Iterable<Berechtigung>, own: ReadonlySet<Berechtigung>) {
  const missing = notHeld(granted, own)
  if (missing.length === 0) return null
  const rechte = wordsOfRechte(call, missing)
  return refuse({ status: 403, code: 'benutzer.nichtGehalten', data: { rechte } })
}

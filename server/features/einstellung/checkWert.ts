import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import { issue } from '@platzwart/domain/issue'
import type { Call } from '../../platform/http/endpoint.ts'
import { checkGrenzen } from './checkGrenzen.ts'
import { checkHaus } from './checkHaus.ts'
import type { Schicht } from './queries.ts'
import { refuseWert } from './refuseWert.ts'

type Ids = { readonly [Id in keyof Schicht]?: Schicht[Id] | undefined }

/** The layer of a place, as the catalogue's sentences name it. */
export function layerOf({ benutzerId = null, gruppeId = null }: Ids): 'benutzer' | 'gruppe' | 'mandant' {
  if (benutzerId !== null) return 'benutzer'
  return gruppeId === null ? 'mandant' : 'gruppe'
}

/** What somebody wants to stand in a layer; null is nothing. */
type Wished = { readonly wert: unknown } | null

/**
 * The value as it is stored, if it may stand there: by its type (E2), beside the values that hold together with it, and in the house's layer beside
 * the house's others, for which the house must be locked.
 */
export async function checkWert(call: Call, name: EinstellungName, place: Schicht, wished: Wished) {
  const refused = { wert: wished?.wert ?? null, schicht: layerOf(place) }
  const parsed = wished && parseWert(name, wished.wert)
  if (parsed && !parsed.ok) {
    const [first = issue('einstellung.wertTyp', { option: name }), ...more] = parsed.issues
    return refuseWert(call, { ...refused, reasons: [first, ...more] })
  }
  const stored = parsed ? parsed.value.stored : null
  const change = new Map([[name, stored]])
  const [reason] =
    refused.schicht === 'mandant' ? await checkHaus(call, change) : await checkGrenzen(call.tx, place, change)
  if (reason) return refuseWert(call, { ...refused, reasons: [{ ...reason, field: 'wert' }] })
  return { stored }
}

import { type EinstellungName, optionOf } from '@platzwart/domain/einstellung/katalog'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Schicht } from './queries.ts'

interface Wanted {
  readonly schicht: 'mandant' | 'gruppe' | 'benutzer'
  readonly gruppeId?: string | undefined
  readonly benutzerId?: string | undefined
}

/** The layer somebody wants to write, if they may: their own tastes always, everything else with customizing_mandant_pflege. */
export function schichtOf(
  call: Call<unknown>,
  name: EinstellungName,
  wanted: Wanted,
): Schicht | ReturnType<typeof refuse> {
  const maintains = call.person.berechtigungen.has('customizing_mandant_pflege')
  const benutzerId = wanted.schicht === 'benutzer' ? (wanted.benutzerId ?? call.person.id) : null
  const ownTaste = benutzerId === call.person.id && optionOf(name).selbst === true
  if (!maintains && !ownTaste) {
    return refuse({ status: 403, code: 'recht.fehlt', data: { rechte: ['customizing_mandant_pflege'] } })
  }
  if (wanted.schicht === 'gruppe' && wanted.gruppeId === undefined) {
    return refuse({
      status: 422,
      code: 'anfrage.ungueltig',
      issues: [{ code: 'feld.fehlt', field: 'gruppeId', data: {} }],
    })
  }
  return { benutzerId, gruppeId: wanted.schicht === 'gruppe' ? (wanted.gruppeId ?? null) : null }
}

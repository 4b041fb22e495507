import { type EinstellungName, isEinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { modulOfWert, type ValueOwner } from '@platzwart/domain/einstellung/modul'
import { issue } from '@platzwart/domain/issue'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { requireModul } from '../../platform/konfiguration/requireModul.ts'
import type { Schicht } from './queries.ts'
import { refuseField, refuseOption, refuseWert } from './refuseWert.ts'

interface Wanted {
  readonly schicht: 'mandant' | 'gruppe' | 'benutzer'
  readonly gruppeId?: string | undefined
  readonly benutzerId?: string | undefined
  /** Said of somebody, be it by themselves: an exception, and no taste of one's own. */
  readonly ausnahme?: boolean
  /** What is to stand there; null when it is to be taken out, which lifts a limit as well as a higher value would. */
  readonly wert: unknown
}

interface Place {
  readonly name: EinstellungName
  readonly schicht: Schicht
}

/** Whose a value is that is not one's own taste. */
const OTHERS = { mandant: 'haus', gruppe: 'andere', benutzer: 'andere' } as const satisfies Record<
  string,
  ValueOwner
>

/**
 * The option and the layer that somebody wants to change, be it to a value or back to what holds below, if they may: their own tastes
 * always, everything else with customizing_mandant_pflege, except for what others have marked for themselves: that is nobody else's business.
 *
 * @throws ProblemError 404 `modul.aus` where the house has not the module by which it is set
 */
export function placeOf(call: Call, name: string, wanted: Wanted): Place | ReturnType<typeof refuse> {
  if (!isEinstellungName(name)) return refuseOption(name)
  const option = optionOf(name)
  if (option.nurMandant && wanted.schicht !== 'mandant') {
    const reason = issue('einstellung.nurMandant', { option: name }, { field: 'schicht' })
    return refuseWert(call, { ...wanted, reasons: [reason] })
  }
  const maintains = call.person.berechtigungen.has('customizing_mandant_pflege')
  const benutzerId = wanted.schicht === 'benutzer' ? (wanted.benutzerId ?? call.person.id) : null
  const ownTaste = benutzerId === call.person.id && option.selbst === true
  const owner = ownTaste && !wanted.ausnahme ? 'eigene' : OTHERS[wanted.schicht]
  requireModul(call, modulOfWert(name, owner))
  if (!maintains && !ownTaste) {
    return refuse({ status: 403, code: 'recht.fehlt', data: { rechte: ['customizing_mandant_pflege'] } })
  }
  if (option.vertraulich && benutzerId !== null && benutzerId !== call.person.id)
    return refuseField('benutzerId')
  if (wanted.schicht === 'gruppe' && wanted.gruppeId === undefined) {
    return refuse({
      status: 422,
      code: 'anfrage.ungueltig',
      issues: [{ code: 'feld.fehlt', field: 'gruppeId', data: {} }],
    })
  }
  const gruppeId = wanted.schicht === 'gruppe' ? (wanted.gruppeId ?? null) : null
  return { name, schicht: { benutzerId, gruppeId } }
}

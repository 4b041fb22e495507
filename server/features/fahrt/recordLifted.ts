import type { BuchungTyp } from '@platzwart/domain/fahrzeug/types'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { recordHistorien } from '../flotte/recordHistorie.ts'

/** What of a block is told once it is gone. */
interface Lifted {
  readonly id: string
  readonly fahrzeugId: string
  readonly typ: BuchungTyp
  readonly grund: string
}

/** A lifted block in the history of its car (F8); a trip leaves nothing there. */
export function recordLifted(call: Call, cancelled: readonly Lifted[]): Promise<void> {
  const { sprache } = call.konfiguration.mandant
  const entries = cancelled.flatMap(({ id, fahrzeugId, typ, grund }) => {
    if (typ === 'BUCHUNG') return []
    const words = { grund: grund === '' ? '' : `: ${grund}` }
    const beschreibung = phrase(sprache, 'fuhrpark', `historie.aufgehoben.${typ}`, words)
    return [{ fahrzeugId, entry: { typ: 'STATUSAENDERUNG', beschreibung, buchungId: id } as const }]
  })
  return recordHistorien(call, entries)
}

import { nextTurn } from '@platzwart/domain/leseraum/ankunft/turn'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { domainOf, originOf } from '../../../platform/sitzung/origin.ts'
import { planOfSeat } from '../../grundriss/plan.ts'
import { codeAddress, readCoded, shownCode } from './platzcode.ts'

/** Who looks at a display does not matter to what it shows. */
type Shows = Pick<Call, 'tx' | 'deps' | 'konfiguration' | 'now'>

/** What a display at a seat shows now. */
export async function showAnzeige({ tx, deps, konfiguration, now }: Shows, id: string) {
  const [seat, plan] = await Promise.all([readCoded(tx, id), planOfSeat({ tx, konfiguration }, id)])
  const leseraum = plan?.byId.get(id)
  if (!seat || !plan || !leseraum) return refuse({ status: 404, code: 'nichtGefunden' })
  const origin = originOf(deps.publicUrl, await domainOf(deps.authPool, tx.scope.mandantId))
  const body = {
    bezeichnung: leseraum.bezeichnung,
    grundriss: plan.bezeichnung,
    adresse: codeAddress(origin, seat.id, shownCode(deps.secret, seat, now)),
    bis: nextTurn(now).toString(),
  }
  return { status: 200, body } as const
}

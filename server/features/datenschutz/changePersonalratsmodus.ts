import type { PersonalratView } from '@platzwart/contract/operations/datenschutz'
import {
  decidePersonalrat,
  isOn,
  type Personalratsmodus,
  type Wish,
} from '@platzwart/domain/datenschutz/personalrat'
import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockStand, type MandantRow, raiseStand, readMandant } from '../../platform/konfiguration/mandant.ts'
import { modeOf } from '../../platform/konfiguration/personalrat.ts'

const text = (moment: Temporal.Instant | null) => moment?.toString() ?? null

/** The mode as it is told, and as the trail keeps it. */
const told = ({ seit, angekuendigt, endet, mindestgruppe }: Personalratsmodus) => ({
  seit: text(seit),
  angekuendigt: text(angekuendigt),
  endet: text(endet),
  mindestgruppe,
})

export function presentPersonalrat(mandant: MandantRow, now: Temporal.Instant): PersonalratView {
  const modus = modeOf(mandant)
  return { an: isOn(modus, now), ...told(modus), version: mandant.personalratVersion }
}

/** What holds is decided behind the lock: of two at once the second finds what the first has made. */
export async function changePersonalratsmodus(call: Call, version: number, wish: Wish) {
  const { tx, now } = call
  await lockStand(tx)
  const mandant = await readMandant(tx)
  const current = presentPersonalrat(mandant, now)
  const objektId = tx.scope.mandantId
  if (version !== current.version)
    return refuse({ status: 412, code: 'anfrage.versionVeraltet', current, objektId })
  const vorher = modeOf(mandant)
  const decided = decidePersonalrat(vorher, wish, now)
  if (!decided.ok) return refuse({ status: 422, code: 'personalrat.gruppeKleiner', issues: decided.issues })
  const { nachher, aktion } = decided.value
  if (aktion === null) return { status: 200, body: current, version } as const
  await tx.run(
    build
      .updateTable('mandant')
      .set({
        personalrat_seit: nachher.seit,
        personalrat_angekuendigt: nachher.angekuendigt,
        personalrat_endet: nachher.endet,
        mindestgruppe: nachher.mindestgruppe,
        personalrat_version: sql`personalrat_version + 1`,
      })
      .where('id', '=', objektId),
  )
  record(tx, { aktion, objekt: 'mandant', objektId, vorher: told(vorher), nachher: told(nachher) })
  await raiseStand(tx)
  const body = presentPersonalrat(await readMandant(tx), now)
  return { status: 200, body, version: body.version } as const
}

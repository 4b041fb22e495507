import { record } from '../../platform/database/record.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { type BeispielPlan, readBeispiel, readPlan } from './readBeispiel.ts'

/** What its person was asked about: bookings and trips of the people that go with the samples. */
interface Asked {
  readonly buchungen: number
  readonly fahrten: number
}

const LOCK = [
  `select id from leseraum where mandant_id = $1
     and id in (select id from beispiel where mandant_id = $1) order by id for update`,
  `select id from fahrzeug where mandant_id = $1
     and id in (select id from beispiel where mandant_id = $1) order by id for update`,
]

/** Each with the ids of its plan, in the order in which one hangs on the other. */
const DELETE: readonly (readonly [keyof BeispielPlan, string])[] = [
  [
    'leseraeume',
    `
    delete from leseraum_buchung
    where mandant_id = $1 and leseraum_id = any($2::uuid[])`,
  ],
  [
    'leseraeume',
    `
    delete from leseraum
    where mandant_id = $1 and id = any($2::uuid[])`,
  ],
  [
    'grundrisse',
    `
    delete from grundriss
    where mandant_id = $1 and id = any($2::uuid[])`,
  ],
  [
    'fahrzeuge',
    `
    delete from fahrzeug_schaden
    where mandant_id = $1 and fahrzeug_id = any($2::uuid[])`,
  ],
  ['fahrzeuge', 'select auth.delete_beispiel_historie($2::uuid[]) where $1::uuid is not null'],
  [
    'fahrzeuge',
    `
    delete from fahrzeug_freigabe
    where mandant_id = $1 and fahrzeug_buchung_id in (
      select id from fahrzeug_buchung where mandant_id = $1 and fahrzeug_id = any($2::uuid[]))`,
  ],
  [
    'fahrzeuge',
    `
    delete from fahrzeug_buchung
    where mandant_id = $1 and fahrzeug_id = any($2::uuid[])`,
  ],
  [
    'fahrzeuge',
    `
    delete from serviceheft_eintrag
    where mandant_id = $1 and fahrzeug_id = any($2::uuid[])`,
  ],
  [
    'fahrzeuge',
    `
    delete from fahrzeug_pruefung
    where mandant_id = $1 and fahrzeug_id = any($2::uuid[])`,
  ],
  [
    'fahrzeuge',
    `
    delete from fahrzeug_oeffnungszeit
    where mandant_id = $1 and fahrzeug_id = any($2::uuid[])`,
  ],
  [
    'fahrzeuge',
    `
    delete from fahrzeug
    where mandant_id = $1 and id = any($2::uuid[])`,
  ],
  [
    'standorte',
    `
    delete from standort
    where mandant_id = $1 and id = any($2::uuid[])`,
  ],
]

async function deletePlan(tx: Tx, plan: BeispielPlan): Promise<void> {
  for (const [ids, text] of DELETE) await tx.raw(text, [tx.scope.mandantId, plan[ids]])
  // What stays is the house's own from now on.
  await tx.raw('delete from beispiel where mandant_id = $1', [tx.scope.mandantId])
}

/** Takes the samples out, with what was booked of them, as its person was asked; what has become the house's own stays. */
export async function deleteBeispiel(call: Call, asked: Asked) {
  const { tx } = call
  await lockStand(tx)
  // Whoever books one of them at this moment is before, and counted, or after, and finds nothing.
  for (const text of LOCK) await tx.raw(text, [tx.scope.mandantId])
  const plan = await readPlan(tx)
  if (!plan.da) return readBeispiel(call)
  const { buchungen, fahrten } = plan
  if (buchungen > asked.buchungen || fahrten > asked.fahrten) {
    return refuse({ status: 409, code: 'beispiel.mehrGebucht', data: { buchungen, fahrten } })
  }
  const { body: before } = await readBeispiel(call)
  await deletePlan(tx, plan)
  record(tx, {
    aktion: 'deleteBeispiel',
    objekt: 'mandant',
    objektId: tx.scope.mandantId,
    vorher: { ...before.geht, buchungen, fahrten },
  })
  await raiseStand(tx)
  return readBeispiel(call)
}

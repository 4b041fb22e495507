import { record } from '../../platform/database/record.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { type BeispielPlan, presentBeispiel, readBeispiel, readPlan } from './readBeispiel.ts'
import { refuseHeld } from './refuseHeld.ts'

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

type Text = (table: string) => string

/** Rows of which this column is one of the ids. */
const by =
  (column: string): Text =>
  (table) =>
    `
    delete from ${table}
    where mandant_id = $1 and ${column} = any($2::uuid[])`

/** By the ids of the plan, in the order in which one hangs on the other; a test holds it against the foreign keys of the database. */
export const DELETE: readonly (readonly [keyof BeispielPlan, Readonly<Record<string, Text>>])[] = [
  [
    'leseraeume',
    { leseraum_buchung: by('leseraum_id'), leseraum_nutzung: by('leseraum_id'), leseraum: by('id') },
  ],
  ['grundrisse', { grundriss: by('id') }],
  [
    'fahrzeuge',
    {
      fahrzeug_schaden: by('fahrzeug_id'),
      fahrzeug_freigabe: (table) => `
        delete from ${table}
        where mandant_id = $1 and fahrzeug_buchung_id in (
          select id from fahrzeug_buchung where mandant_id = $1 and fahrzeug_id = any($2::uuid[]))`,
      fahrzeug_buchung: by('fahrzeug_id'),
      serviceheft_eintrag: by('fahrzeug_id'),
      fahrzeug_pruefung: by('fahrzeug_id'),
      fahrzeug_oeffnungszeit: by('fahrzeug_id'),
      fahrzeug: by('id'),
    },
  ],
  ['standorte', { standort: by('id') }],
]

async function deletePlan(tx: Tx, plan: BeispielPlan): Promise<void> {
  for (const [ids, tables] of DELETE)
    for (const [table, text] of Object.entries(tables))
      await tx.raw(text(table), [tx.scope.mandantId, plan[ids]])
  // What stays is the house's own from now on.
  await tx.raw('delete from beispiel where mandant_id = $1', [tx.scope.mandantId])
}

/**
 * The history of a car is deleted by the tables' owner, and a database of many machines lets no two roles write in one transaction: so it goes in one
 * of its own, while the cars are locked and it is decided that they go. Should they stay after all, nothing is lost that anybody has done.
 */
function deleteHistorie({ tx, deps }: Call, { fahrzeuge }: BeispielPlan) {
  const text = 'select auth.delete_beispiel_historie($1::uuid[])'
  return forMandant(deps.jobs.pool, tx.scope.mandantId, (own) => own.raw(text, [fahrzeuge]))
}

/**
 * Takes the samples out, with what was booked of them, as its person was asked; what has become the house's own stays. Under a legal hold nothing goes.
 */
export async function deleteBeispiel(call: Call, asked: Asked) {
  const { tx } = call
  await lockStand(tx)
  // Whoever books one of them at this moment is before, and counted, or after, and finds nothing.
  for (const text of LOCK) await tx.raw(text, [tx.scope.mandantId])
  const plan = await readPlan(tx)
  const before = presentBeispiel(plan)
  if (!before.da) return { status: 200, body: before } as const
  const { buchungen, fahrten } = before
  if (buchungen > asked.buchungen || fahrten > asked.fahrten) {
    return refuse({ status: 409, code: 'beispiel.mehrGebucht', data: { buchungen, fahrten } })
  }
  const held = await refuseHeld(tx, plan)
  if (held) return held
  await deleteHistorie(call, plan)
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

import { sql, type UpdateObject } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { refuseWithoutLast } from '../berechtigung/keepLast.ts'
import { endOwnLink } from '../kalender/endOwnLink.ts'
import { closeLinksIn } from '../sitzung/anmeldung/closeLinks.ts'
import type { Locked } from './lockPerson.ts'
import { presentPerson } from './present.ts'
import { readPerson } from './queries.ts'

interface PersonChange {
  /** As the audit trail names it. */
  readonly aktion: string
  /** Columns of the person; none where what changed stands in other tables. */
  readonly set?: UpdateObject<DB, 'benutzer'>
  readonly vorher: object
  readonly nachher: object
}

/**
 * Sessions and links of before end with a status. Here, for what changes it: triggers, which do the same for whoever changes it by hand, are
 * on one machine alone.
 */
async function endSitzungenOf({ tx, deps }: Call, { id, anmeldung_id: konto }: Locked['row']): Promise<void> {
  const { mandantId } = tx.scope
  await Promise.all([
    endOwnLink({ tx, deps }, id),
    tx.run(ready('select auth.end_sitzungen_in($1, $2, $3)', konto, mandantId, id)),
    closeLinksIn(deps.authPool, tx, konto),
  ])
}

/**
 * What every change of a person ends with: a new version, the look at who is left, the audit row, and a new version of the house. Null when
 * nothing speaks against it.
 */
export async function writePerson(call: Call, { row, before }: Locked, change: PersonChange) {
  const { tx } = call
  await tx.run(
    build
      .updateTable('benutzer')
      .where('benutzer.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', row.id)
      .set({ ...change.set, version: sql`version + 1` }),
  )
  if (change.set?.status !== undefined) await endSitzungenOf(call, row)
  const last = await refuseWithoutLast(call, before)
  if (last) return last
  const { aktion, vorher, nachher } = change
  record(tx, { aktion, objekt: 'benutzer', objektId: row.id, vorher, nachher })
  await raiseStand(tx)
  return null
}

/** The same, answered with the person as they are then. */
export async function savePerson(call: Call, locked: Locked, change: PersonChange) {
  const refused = await writePerson(call, locked, change)
  if (refused) return refused
  const { tx } = call
  const { row } = locked
  const body = await presentPerson(call, (await readPerson(tx, row.id)) ?? row)
  return { status: 200, body, version: body.version } as const
}

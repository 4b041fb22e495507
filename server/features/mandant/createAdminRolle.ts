import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { nameOfRolle } from './createRollen.ts'

const WITH_ALL = `
  select r.id from rolle r where r.mandant_id = $1 and not exists (
    select from unnest($2::text[]) as u(berechtigung) where not exists (
      select from rolle_berechtigung rb where rb.mandant_id = $1 and rb.rolle_id = r.id and rb.berechtigung = u.berechtigung and rb.wert = 'true'))
  order by r.name, r.id limit 1`

/** As a new house calls it; with a number where the house has another role of that name. */
const FREE_NAME = `
  select n.name from (select 1 as nr, $2::text as name union all select g, $2 || ' ' || g from generate_series(2, 1000) g) n
  where not exists (select from rolle r where r.mandant_id = $1 and r.name = n.name) order by n.nr limit 1`

/**
 * Makes a role that may do everything, unless the house has one, whatever it is called there: a house may have renamed the one that it began
 * with, taken permissions out of it or deleted it.
 * @returns its id
 */
export async function createAdminRolle(tx: Tx): Promise<string> {
  const mandant_id = tx.scope.mandantId
  const found = await tx.first(ready<{ id: string }>(WITH_ALL, mandant_id, BERECHTIGUNGEN))
  if (found) return found.id
  const { sprache } = await readMandant(tx)
  const usual = nameOfRolle('administration', sprache)
  const name = (await tx.first(ready<{ name: string }>(FREE_NAME, mandant_id, usual)))?.name ?? usual
  const id = uuidv7()
  await tx.run(build.insertInto('rolle').values({ mandant_id, id, name }))
  await tx.run(
    build
      .insertInto('rolle_berechtigung')
      .values(BERECHTIGUNGEN.map((berechtigung) => ({ mandant_id, rolle_id: id, berechtigung }))),
  )
  record(tx, {
    aktion: 'createRolle',
    objekt: 'rolle',
    objektId: id,
    nachher: { name, berechtigungen: BERECHTIGUNGEN },
  })
  return id
}

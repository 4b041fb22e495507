import { uuidv7 } from '../../platform/database/uuid.ts'
import type { House, Sample } from '../samples.ts'

let made = 0

/** A group of which everybody of the house is. */
async function everybody({ mandant }: House): Promise<string> {
  const id = uuidv7()
  await mandant.scoped(async (tx) => {
    const name = `Team ${made++}`
    await tx.raw('insert into gruppe (mandant_id, id, name) values ($1, $2, $3)', [mandant.id, id, name])
    await tx.raw(
      `insert into benutzer_gruppe (mandant_id, benutzer_id, gruppe_id)
       select mandant_id, id, $2 from benutzer where mandant_id = $1`,
      [mandant.id, id],
    )
  })
  return id
}

/** Workspaces are no part of a house from its beginning. */
const withWork =
  (sample: Sample): Sample =>
  async (house) => {
    await house.mandant.scoped((tx) =>
      tx.raw(
        `update mandant set module = array_append(module, 'arbeitswelt'), stand = stand + 1
         where id = $1 and not 'arbeitswelt' = any(module)`,
        [house.mandant.id],
      ),
    )
    return sample(house)
  }

/** Who of one's groups sits where. */
export const TEAM_SAMPLES: Record<string, Sample> = {
  showSichtbarkeit: withWork(async () => ({})),
  setSichtbarkeit: withWork(async (house) => ({
    params: { id: await everybody(house) },
    body: { sichtbar: true },
  })),
  listKollegen: withWork(async () => ({ query: '?von=2026-11-23&bis=2026-11-29' })),
}

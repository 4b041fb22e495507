import { uuidv7 } from '../../platform/database/uuid.ts'
import type { House, Sample } from '../samples.ts'

/** A token of whoever may do most in the house. */
async function issued({ mandant }: House): Promise<string> {
  const id = uuidv7()
  await mandant.scoped((tx) =>
    tx.raw(
      `insert into zugriffstoken (mandant_id, id, benutzer_id, name, pruefwert, umfang, angelegt, ablauf)
       values ($1, $2, $3, $4, $5, '{leseraum.lesen}', '2026-01-05T09:00Z', '2036-01-05T09:00Z')`,
      [mandant.id, id, mandant.leitung.id, `Website ${id.slice(-6)}`, 'a'.repeat(43)],
    ),
  )
  return id
}

const one: Sample = async (house) => ({ params: { id: await issued(house) } })

/** API tokens: one's own, and those of the house. */
export const TOKEN_SAMPLES: Record<string, Sample> = {
  listZugriffstoken: async () => ({}),
  createZugriffstoken: async () => ({
    body: { name: `Kalender ${uuidv7().slice(-6)}`, umfang: ['leseraum.lesen'] },
  }),
  revokeZugriffstoken: one,
  listHausZugriffstoken: async () => ({}),
  revokeHausZugriffstoken: one,
}

import { address } from '@platzwart/contract/operation'
import { uploadBild } from '@platzwart/contract/operations/grundriss'
import { picture } from '../files.ts'
import type { House, Sample } from '../samples.ts'
import { matchOf } from './matchOf.ts'

let made = 0

/** Another picture each time. */
const bytes = async () => new Uint8Array(await picture('png', 120 + made++, 80))

/** A picture that was brought for the plan of the house; its id. */
async function brought({ app, mandant }: House): Promise<string> {
  const answer = await app.request(address(uploadBild, { id: mandant.grundrissId }), {
    as: mandant.leitung.token,
    host: mandant.host,
    method: 'POST',
    bytes: await bytes(),
    headers: { 'content-type': 'application/octet-stream' },
  })
  return String(answer.json.id)
}

/** What lies beneath the seats of a plan. */
export const BILD_SAMPLES: Record<string, Sample> = {
  uploadBild: async ({ mandant }) => ({ params: { id: mandant.grundrissId }, bytes: await bytes() }),
  setBild: async (house) => ({
    params: { id: house.mandant.grundrissId },
    headers: await matchOf(house.mandant, 'grundriss', house.mandant.grundrissId),
    body: { bild: { id: await brought(house), breite: 900 } },
  }),
}

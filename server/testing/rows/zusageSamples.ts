import { signZusage } from '../../features/leseraum/benachrichtigung/signZusage.ts'
import { sign } from '../../platform/signature.ts'
import { TEST_SECRET } from '../database.ts'
import type { House, Sample } from '../samples.ts'

/** A booking of Anna's that waits for Ben. */
export async function askedOf(house: House): Promise<string> {
  const { room, anna, ben, scoped } = house.mandant
  // Anna asks ben as often as there are callers, which is more than she may.
  await scoped((tx) => tx.raw('delete from leseraum_einladung'))
  return house.booked(anna, { ...house.slot(room), gruppengroesse: 2, zweitePerson: ben.email })
}

/** As it stands in the mail to him. */
const asked = async (house: House) => {
  const { id: mandantId, ben } = house.mandant
  const who = { mandantId, benutzerId: ben.id, buchungId: await askedOf(house) }
  return { params: { token: signZusage(who, (...said) => sign(TEST_SECRET, ...said)) } }
}

const answered: Sample = async (house) => ({ ...(await asked(house)), headers: { 'if-match': '"1"' } })

export const ZUSAGE_SAMPLES: Record<string, Sample> = {
  readZusage: asked,
  acceptZusage: answered,
  refuseZusage: answered,
}

import { uuidv7 } from '../../platform/database/uuid.ts'
import type { House, Sample } from '../samples.ts'

/** A key that a browser could have made: the base point of P-256. */
const POINT = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'

const browser = () => ({
  adresse: `https://web.push.apple.com/${uuidv7()}`,
  schluessel: POINT,
  geheimnis: 'a'.repeat(22),
  bezeichnung: 'Safari auf macOS',
})

/** A device of whoever may do most here, as there is one anew each time. */
async function device({ mandant }: House): Promise<string> {
  const { adresse, schluessel, geheimnis, bezeichnung } = browser()
  const id = uuidv7()
  await mandant.scoped((tx) =>
    tx.raw(
      `insert into geraet (mandant_id, id, benutzer_id, adresse, schluessel, geheimnis, bezeichnung, erstellt)
       values ($1, $2, $3, $4, $5, $6, $7, now())`,
      [mandant.id, id, mandant.leitung.id, adresse, schluessel, geheimnis, bezeichnung],
    ),
  )
  return id
}

const own: Sample = async (house) => ({ params: { id: await device(house) } })

/** What one's own devices are told. */
export const GERAET_SAMPLES: Record<string, Sample> = {
  listGeraete: async () => ({}),
  saveGeraet: async () => ({ body: browser() }),
  deleteGeraet: own,
  sendProbe: own,
}

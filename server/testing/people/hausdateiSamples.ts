import { uuidv7 } from '../../platform/database/uuid.ts'
import type { House, Sample } from '../samples.ts'

/** However many were asked for before, there is room for this one. */
const emptied = ({ app }: House) => app.deps.appPool.query('delete from auth.hausdatei')

/** The file of the house, ready to be fetched. */
async function written({ app, mandant }: House): Promise<string> {
  const id = uuidv7()
  const key = `hausdateien/${id}.zst`
  await app.deps.storage.put(key, new Uint8Array([1, 2, 3]))
  await app.deps.appPool.query(
    `insert into auth.hausdatei (id, art, mandant_id, name, betreiber_id, status, schluessel, bytes)
     values ($1, 'ausfuhr', $2, 'haus', $1, 'fertig', $3, 3)`,
    [id, mandant.id, key],
  )
  return id
}

const ofFile: Sample = async (house) => ({ params: { id: await written(house) } })

/** A whole house as one file. */
export const HAUSDATEI_SAMPLES: Record<string, Sample> = {
  exportMandant: async (house) => {
    await emptied(house)
    return { params: { id: house.mandant.id } }
  },
  importMandant: async (house) => {
    await emptied(house)
    return {
      query: '?name=Neu',
      bytes: new Uint8Array([1, 2, 3]),
      headers: { 'content-type': 'application/octet-stream' },
    }
  },
  listHausdateien: async () => ({}),
  showHausdatei: ofFile,
  readHausdatei: ofFile,
}

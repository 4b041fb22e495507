import { API } from '@platzwart/contract/paths'
import { broughtFile, picture } from './files.ts'
import type { House, Sample } from './samples.ts'

const datei = (name: string) => API.datei.replace('{bucket}', 'fahrzeuge').replace('{dateiname}', name)
let made = 0

async function brought({ app, mandant }: House): Promise<string> {
  const name = `datei-${made++}.jpg`
  await broughtFile(app, mandant, mandant.leitung, name)
  return name
}

/** The car's picture, which is for everybody. */
async function shownPicture(house: House): Promise<string> {
  const name = await brought(house)
  await house.mandant.scoped((tx) =>
    tx.raw('update fahrzeug set bild_id = (select id from datei where dateiname = $1) where id = $2', [
      name,
      house.flotte.golf,
    ]),
  )
  return name
}

/** Files, and what the fleet manager keeps of each vehicle. */
export const FUHRPARK_SAMPLES: Record<string, Sample> = {
  listDateien: async () => ({ path: API.dateien.replace('{bucket}', 'fahrzeuge') }),
  uploadDatei: async () => ({
    path: datei(`neu-${made++}.png`),
    bytes: new Uint8Array(await picture('png')),
  }),
  getDatei: async (house) => ({ path: datei(await shownPicture(house)) }),
  deleteDatei: async (house) => ({ path: datei(await brought(house)) }),
}

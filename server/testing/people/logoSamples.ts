import { address } from '@platzwart/contract/operation'
import { setLogo } from '@platzwart/contract/operations/mandant'
import { picture } from '../files.ts'
import type { House, Sample } from '../samples.ts'

let made = 0

/** Another picture each time. */
const logo = async () => new Uint8Array(await picture('png', 60 + made++, 40))

/** The name of the logo that the house has now. */
async function shown({ app, mandant }: House): Promise<string> {
  const answer = await app.request(address(setLogo, { untergrund: 'hell' }), {
    as: mandant.leitung.token,
    host: mandant.host,
    method: 'PUT',
    bytes: await logo(),
    headers: { 'content-type': 'application/octet-stream' },
  })
  return String(answer.json.logo).split('/').at(-1) ?? ''
}

/** How a house is shown. */
export const LOGO_SAMPLES: Record<string, Sample> = {
  setLogo: async () => ({ params: { untergrund: 'dunkel' }, bytes: await logo() }),
  grantZugriff: async () => ({ body: { tage: 3 } }),
  endZugriff: async () => ({}),
  setHausLogo: async ({ mandant: { id } }) => ({
    params: { id, untergrund: 'dunkel' },
    bytes: await logo(),
  }),
  removeHausLogo: async ({ mandant }) => ({ params: { id: mandant.id, untergrund: 'dunkel' } }),
  readHausLogo: async (house) => ({ params: { id: house.mandant.id, dateiname: await shown(house) } }),
  removeLogo: async () => ({ params: { untergrund: 'dunkel' } }),
  readLogo: async (house) => ({ params: { dateiname: await shown(house) } }),
}

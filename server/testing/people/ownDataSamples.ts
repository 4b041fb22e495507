import { signTicket } from '../../features/datenschutz/signTicket.ts'
import { TEST_SECRET } from '../database.ts'
import type { Sample } from '../samples.ts'

let made = 0

/** Another ticket each time: one is good for three times. */
const ticket: Sample = async ({ app, mandant }) => {
  const bis = app.clock.now().add({ minutes: 5, milliseconds: made++ })
  return { query: `?ticket=${signTicket(TEST_SECRET, mandant.leitung.token, { sprache: 'de', bis })}` }
}

/** What is kept of oneself. */
export const OWN_DATA_SAMPLES: Record<string, Sample> = {
  requestDatenauskunft: async () => ({ body: {} }),
  readDatenauskunft: ticket,
  showAnlage: async () => ({}),
}

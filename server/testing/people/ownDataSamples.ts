import { signTicket } from '../../features/datenschutz/signTicket.ts'
import { build } from '../../platform/database/sql.ts'
import { TEST_SECRET } from '../database.ts'
import type { Sample } from '../samples.ts'
import { GERAET_SAMPLES } from './geraetSamples.ts'

let made = 0

/** Another ticket each time: one is good for three times. */
const ticket: Sample = async ({ app, mandant }) => {
  const bis = app.clock.now().add({ minutes: 5, milliseconds: made++ })
  return { query: `?ticket=${signTicket(TEST_SECRET, mandant.leitung.token, { sprache: 'de', bis })}` }
}

/** Another size each time, and off: what others are asked afterwards has names as before. */
const personalrat: Sample = async ({ mandant }) => {
  const row = await mandant.scoped((tx) =>
    tx.first(
      build.selectFrom('mandant').select('personalrat_version as version').where('id', '=', mandant.id),
    ),
  )
  return {
    body: { an: false, mindestgruppe: 6 + (made++ % 40) },
    headers: { 'if-match': `"${row?.version}"` },
  }
}

/** What is kept of oneself. */
export const OWN_DATA_SAMPLES: Record<string, Sample> = {
  requestDatenauskunft: async () => ({ body: {} }),
  readDatenauskunft: ticket,
  showAnlage: async () => ({}),
  changePersonalratsmodus: personalrat,
  ...GERAET_SAMPLES,
}

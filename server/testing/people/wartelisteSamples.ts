import { uuidv7 } from '../../platform/database/uuid.ts'
import type { House, Sample } from '../samples.ts'

type Slot = ReturnType<House['slot']>

const placeIn = `
  insert into warteplatz (mandant_id, id, benutzer_id, grundriss_id, leseraum_id, tag, zeitraum, mindestens, status, erstellt,
    angebot_leseraum_id, angebot_zeitraum, angebot_bis)
  values ($1, $2, $3, $4, $5, $6::timestamptz::date, tstzrange($6, $7), 30, $8, now(),
    case when $8 = 'angeboten' then $5::uuid end, case when $8 = 'angeboten' then tstzrange($6, $7) end,
    case when $8 = 'angeboten' then $6::timestamptz end)`

const held = `
  insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, gehalten_bis,
    gehalten_status, warteplatz_id)
  values ($1, gen_random_uuid(), $2, $3, $4::timestamptz::date, tstzrange($4, $5), 'storniert', $6, $4::timestamptz, 'reserviert', $7)`

/** Anna's place in a queue; with an offer, until it would begin. */
async function waitingAt(
  { mandant }: Pick<House, 'mandant'>,
  { leseraumId, von, bis }: Slot,
  status: 'wartet' | 'angeboten',
): Promise<string> {
  const { id: house, anna, grundrissId } = mandant
  const id = uuidv7()
  await mandant.scoped(async (tx) => {
    await tx.raw(placeIn, [house, id, anna.id, grundrissId, leseraumId, von, bis, status])
    if (status === 'angeboten') await tx.raw(held, [house, leseraumId, grundrissId, von, bis, anna.id, id])
  })
  return id
}

export const WARTELISTE_SAMPLES: Record<string, Sample> = {
  joinWarteliste: async (house) => {
    const { anna, grundrissId, scoped } = house.mandant
    // Each of the callers waits more often than one may.
    await scoped((tx) =>
      tx.raw("update warteplatz set status = 'verlassen', beendet = now() where status = 'wartet'"),
    )
    const slot = house.slot()
    await house.booked(anna, slot)
    return { body: { grundrissId, ...slot } }
  },
  listWarteplaetze: async () => ({}),
  leaveWarteliste: async (house) => ({ params: { id: await waitingAt(house, house.slot(), 'wartet') } }),
  acceptAngebot: async (house) => ({
    params: { id: await waitingAt(house, house.slot(), 'angeboten') },
    body: {},
  }),
}

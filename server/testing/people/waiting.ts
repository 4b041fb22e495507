import type { TestMandant } from '../mandant.ts'
import { valuesFor } from '../rows/valuesFor.ts'

/** As the seats of a house are booked for a while, and how many wait in it: what tests of waiting lists do all the time. */
export function waitingIn(haus: () => TestMandant) {
  const rows = async <R extends object>(text: string, ...values: readonly unknown[]): Promise<R[]> =>
    haus().scoped(async (tx) => (await tx.raw<R>(text, values)).rows)

  /** Books these seats for whoever maintains bookings; answers the ids of the bookings, in the order of the seats. */
  async function fill(von: string, bis: string, seats: readonly string[] = allSeats()): Promise<string[]> {
    const { id, grundrissId, leitung } = haus()
    const made = await rows<{ id: string; leseraum_id: string }>(
      `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
       ${valuesFor(seats.length, (n) => `$1, gen_random_uuid(), $${n + 5}, $2, $3::timestamptz::date, tstzrange($3, $4), 'reserviert', $5`)}
       returning id, leseraum_id`,
      ...[id, grundrissId, von, bis, leitung.id, ...seats],
    )
    return seats.map((seat) => made.find((row) => row.leseraum_id === seat)?.id ?? '')
  }

  function allSeats(): readonly string[] {
    return [...haus().seats, haus().room]
  }

  async function set(name: string, wert: string): Promise<void> {
    await rows(
      `insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, gen_random_uuid(), $2, $3)
       on conflict do nothing`,
      ...[haus().id, name, wert],
    )
    await rows(
      'update einstellung_wert set wert = $3 where mandant_id = $1 and option_name = $2',
      haus().id,
      name,
      wert,
    )
    await rows('update mandant set stand = stand + 1 where id = $1', haus().id)
  }

  /** What is held for those who are offered something, each with its person. */
  const held = () =>
    rows<{ benutzer1_id: string; leseraum_id: string }>(
      `select benutzer1_id, leseraum_id from leseraum_buchung
       where mandant_id = $1 and warteplatz_id is not null and gehalten_bis is not null order by id`,
      haus().id,
    )

  return { rows, fill, set, held }
}

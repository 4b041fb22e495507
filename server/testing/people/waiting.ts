import { uuidv7 } from '../../platform/database/uuid.ts'
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
      id,
      grundrissId,
      von,
      bis,
      leitung.id,
      ...seats,
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
      haus().id,
      name,
      wert,
    )
    await rows(
      'update einstellung_wert set wert = $3 where mandant_id = $1 and option_name = $2',
      haus().id,
      name,
      wert,
    )
    await rows('update mandant set stand = stand + 1 where id = $1', haus().id)
  }

  /** So many seats and no other ones can be had; answers their ids. */
  async function seatsAlone(count: number): Promise<string[]> {
    await rows('update leseraum set aktiv = false')
    const made = await rows<{ id: string }>(
      `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
       ${valuesFor(count, (n) => `$1, gen_random_uuid(), $2, 'S${n}', 100, 100, 50, 50`)} returning id`,
      haus().id,
      haus().grundrissId,
    )
    await rows('update mandant set stand = stand + 1 where id = $1', haus().id)
    return made.map(({ id }) => id)
  }

  /** People of the house, whose last names are their numbers from 1; answers their ids. */
  async function numbered(count: number, prefix: string): Promise<string[]> {
    const people = Array.from({ length: count }, () => uuidv7())
    await rows(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
       ${valuesFor(count, (n) => `$1, $${n + 1}, '${prefix}${n}', 'W', '${n}', '${prefix}${n}@haus.example'`)}`,
      haus().id,
      ...people,
    )
    return people
  }

  /** All of them wait for any seat in a period of two hours, all of it; they came one after the other. @param since when the first one came */
  async function wait(people: readonly string[], von: string, bis: string, since: string): Promise<void> {
    await rows(
      `insert into warteplatz (mandant_id, id, benutzer_id, grundriss_id, tag, zeitraum, mindestens, erstellt)
       ${valuesFor(people.length, (n) => `$1, gen_random_uuid(), $${n + 5}, $2, $3::timestamptz::date, tstzrange($3, $4), 120, $5::timestamptz + ${n} * interval '1 second'`)}`,
      haus().id,
      haus().grundrissId,
      von,
      bis,
      since,
      ...people,
    )
  }

  /** Which of `numbered` are offered something on a day. */
  async function offeredOn(tag: string): Promise<number[]> {
    const found = await rows<{ nr: string }>(
      `select u.nachname as nr from warteplatz w join benutzer u on u.mandant_id = w.mandant_id and u.id = w.benutzer_id
       where w.mandant_id = $1 and w.tag = $2::date and w.status = 'angeboten' order by u.nachname::integer`,
      haus().id,
      tag,
    )
    return found.map(({ nr }) => Number(nr))
  }

  /** What is held for those who are offered something, each with its person. */
  const held = () =>
    rows<{ benutzer1_id: string; leseraum_id: string }>(
      `select benutzer1_id, leseraum_id from leseraum_buchung
       where mandant_id = $1 and warteplatz_id is not null and gehalten_bis is not null order by id`,
      haus().id,
    )

  return { rows, fill, set, held, seatsAlone, numbered, wait, offeredOn }
}

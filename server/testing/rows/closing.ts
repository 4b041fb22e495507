import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import type { AnlassArt } from '@platzwart/domain/leseraum/schliessung/types'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { TestApp } from '../app.ts'
import type { TestMandant, TestPerson } from '../mandant.ts'
import { waitingIn } from '../people/waiting.ts'
import { matchOf } from './matchOf.ts'
import { valuesFor } from './valuesFor.ts'

interface BookingRow {
  readonly leseraum_id: string
  readonly grundriss_id: string
  readonly status: string
  readonly version: number
  readonly gehalten_bis: unknown
  readonly informationstext: string | null
  readonly agreed: boolean
}

/** What the tests of closures do all the time, for one house. */
export function closing(app: () => TestApp, haus: () => TestMandant) {
  const { rows } = waitingIn(haus)

  /** A special opening time by which a day is closed. */
  const closed = (tag: string, grund = '') => ({
    gueltigVon: tag,
    gueltigBis: tag,
    von: '08:00',
    bis: '18:00',
    status: 'geschlossen',
    grund,
  })

  const sonder = (zeiten: readonly object[], grundrissId = haus().grundrissId) => ({
    sonder: { grundrissId, zeiten },
  })

  /** What something would hit: by the kind of it, and its part of the body. */
  const look = (anlass: AnlassArt, body: object, who: TestPerson = haus().leitung) =>
    app().request(address(wire.proposeSchliessung, { anlass }), { as: who.token, host: haus().host, body })

  /** Saves it as it was looked at; what is saved has the version that it has now. */
  const close = async (
    anlass: AnlassArt,
    body: object,
    [table, id]: readonly [table: string, id: string] = ['grundriss', haus().grundrissId],
    { who = haus().leitung, server = app() } = {},
  ) =>
    server.request(address(wire.applySchliessung, { anlass }), {
      as: who.token,
      host: haus().host,
      headers: await matchOf(haus(), table, id),
      body,
    })

  const propose = (zeiten: readonly object[], who?: TestPerson, plan?: string) =>
    look('sonder', sonder(zeiten, plan), who)

  const apply = (zeiten: readonly object[], decision: object, who = haus().leitung, server = app()) =>
    close('sonder', { ...sonder(zeiten), ...decision }, undefined, { who, server })

  const undo = (id: string, who = haus().leitung, server = app()) =>
    server.request(address(wire.undoSchliessung, { id }), {
      as: who.token,
      host: haus().host,
      method: 'POST',
    })

  /** The special opening times of the plan, as they stand. */
  const hours = () =>
    rows(
      `select id, gueltig_von::text as "gueltigVon", gueltig_bis::text as "gueltigBis", von, bis, status, grund
       from sonderoeffnungszeit where mandant_id = $1 and grundriss_id = $2 order by gueltig_von`,
      haus().id,
      haus().grundrissId,
    )

  const bookingOf = async (id: string) =>
    (
      await rows<BookingRow>(
        `select leseraum_id, grundriss_id, status, version, gehalten_bis, informationstext, zweite_zugesagt is not null as agreed
         from leseraum_buchung where mandant_id = $1 and id = $2`,
        haus().id,
        id,
      )
    )[0]

  const mails = () =>
    rows<{ typ: string }>(
      'select typ, objekt_id, empfaenger_id, daten from benachrichtigung where mandant_id = $1 order by erstellt',
      haus().id,
    )

  /** Seats, or rooms for six, in a row; answers their ids. */
  async function addSeats(plan: string, art: 'platz' | 'gruppenraum', count: number): Promise<string[]> {
    if (count === 0) return []
    const made = await rows<{ id: string }>(
      `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, art, kapazitaet, zweite_person_noetig, x, y, breite, hoehe)
       ${valuesFor(count, (n) => `$1, gen_random_uuid(), $2, '${art}${n}', $3, $4, $5, ${100 * n}, 100, 50, 50`)}
       returning id`,
      haus().id,
      plan,
      art,
      art === 'platz' ? 1 : 6,
      art !== 'platz',
    )
    return made.map(({ id }) => id)
  }

  /** Another floor plan of the house with so many seats, open as the first one; with a room for six if wanted. */
  async function otherPlan(bezeichnung: string, seats: number, rooms = 0) {
    const id = uuidv7()
    const mandant = haus()
    await rows(
      `insert into grundriss (mandant_id, id, standort_id, bezeichnung, breite, hoehe) values ($1, $2, $3, $4, 1000, 800)`,
      mandant.id,
      id,
      mandant.standortId,
      bezeichnung,
    )
    await rows(
      `insert into oeffnungszeit (mandant_id, id, grundriss_id, wochentag) ${valuesFor(5, (n) => `$1, gen_random_uuid(), $2, ${n}`)}`,
      mandant.id,
      id,
    )
    const platz = await addSeats(id, 'platz', seats)
    const raum = await addSeats(id, 'gruppenraum', rooms)
    await rows('update mandant set stand = stand + 1 where id = $1', mandant.id)
    return { id, seats: platz, room: raum[0] ?? '' }
  }

  return { look, close, closed, propose, apply, undo, hours, bookingOf, mails, addSeats, otherPlan }
}

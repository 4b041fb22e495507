import { address } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as zusageWire from '@platzwart/contract/operations/leseraum/zusage'
import { it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { periodAt } from '../../../platform/jobs/recurring.ts'
import { sign } from '../../../platform/signature.ts'
import type { TestApp } from '../../../testing/app.ts'
import { BOOK } from '../../../testing/leseraum.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import {
  early,
  expectNoDeadlocks,
  haus,
  LAPSES,
  late,
  pairSuite,
  send,
  type Verb,
} from '../../../testing/suites/pairs.ts'
import { expireAll } from '../../buchung/expire.ts'
import { LESERAUM_EXPIRY } from '../ankunft/expire.ts'
import { signZusage } from '../benachrichtigung/signZusage.ts'

const PAST_CHECK_IN = Temporal.Instant.from('2026-11-23T09:00:00Z')
const ROUNDS = 3

const SOON = ['2026-11-23T08:10:00Z', '2026-11-23T08:40:00Z'] as const
const THEN = ['2026-11-23T09:00:00Z', '2026-11-23T09:30:00Z'] as const

let ids: Record<'reserved' | 'tentative' | 'held' | 'others' | 'othersHeld', string>

pairSuite()

const INSERT = `
  insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, benutzer2_id,
    gehalten_bis, gehalten_status, zweite_adresse)
  values ($1, $2, $3, $4, '2026-11-23', tstzrange($5, $6), $7, $8, $9, $10::timestamptz,
    case when $10::timestamptz is not null then 'reserviert' end, $11)`

/** Two seats, two people, and one booking of each kind on them. */
async function prepare(): Promise<void> {
  const { anna, ben, grundrissId } = haus
  const [one, two] = haus.seats
  ids = { reserved: uuidv7(), tentative: uuidv7(), held: uuidv7(), others: uuidv7(), othersHeld: uuidv7() }
  const rows = [
    [ids.reserved, one, SOON, 'reserviert', anna.id, null, null],
    [ids.tentative, two, SOON, 'vorgemerkt', ben.id, anna, null],
    [ids.held, one, THEN, 'storniert', anna.id, null, LAPSES],
    [ids.others, two, THEN, 'reserviert', ben.id, null, null],
  ] as const
  await haus.scoped(async (tx) => {
    await tx.raw('delete from leseraum_buchung')
    await tx.raw('update leseraum set aktiv = true, version = 1, bezeichnung = id::text')
    await tx.raw('update grundriss set version = 1')
    for (const [id, seat, [von, bis], status, booker, second, held] of rows)
      await tx.raw(INSERT, [
        haus.id,
        id,
        seat,
        grundrissId,
        von,
        bis,
        status,
        booker,
        second?.id,
        held,
        second?.email,
      ])
  })
}

const times = ([von, bis]: readonly [string, string]) => ({ von, bis })
const book = (who: TestPerson, seat: number) =>
  send(late, who, BOOK, { leseraumId: haus.seats[seat], ...times(THEN) })
const post = (app: TestApp, who: TestPerson, id: string, verb: string) =>
  send(app, who, `${BOOK}/${id}/${verb}`)
const change = (id: string, body: object) => send(late, haus.leitung, `${BOOK}/${id}`, body, 'PATCH')

const save = (seat: number, aktiv: boolean) =>
  send(
    early,
    haus.leitung,
    `/api/leseraeume/${haus.seats[seat]}`,
    {
      grundrissId: haus.grundrissId,
      bezeichnung: `P${seat + 1}`,
      x: 100 + seat * 150,
      y: 100,
      breite: 80,
      hoehe: 60,
      aktiv,
    },
    'PUT',
  )

/** Names of all seats, of which each is a part of a key that every booking holds. */
const rename = () =>
  send(
    early,
    haus.leitung,
    address(raumWire.changeLeseraeume, { id: haus.grundrissId }),
    {
      leseraeume: haus.seats
        .slice(0, 3)
        .toReversed()
        .map((id, i) => ({ id, version: 1, bezeichnung: `Neu ${i}` })),
    },
    'PATCH',
  )

const VERBS: Record<string, Verb> = {
  book: () => book(haus.anna, 0),
  bookOfAnother: () => book(haus.ben, 0),
  undo: () => post(early, haus.anna, ids.held, 'undo-cancel'),
  cancel: () => post(early, haus.anna, ids.reserved, 'cancel'),
  cancelOfAnother: () => post(early, haus.ben, ids.others, 'cancel'),
  checkIn: () => post(late, haus.anna, ids.reserved, 'check-in'),
  confirm: () => post(early, haus.anna, ids.tentative, 'confirm'),
  changeToHeld: () => change(ids.reserved, times(THEN)),
  changeAcross: () => change(ids.reserved, { ...times(THEN), leseraumId: haus.seats[1] }),
  changeBack: () => change(ids.others, { ...times(SOON), leseraumId: haus.seats[0] }),
  lock: () =>
    send(late, haus.leitung, '/api/sperren', {
      grundrissId: haus.grundrissId,
      leseraumIds: haus.seats.slice(0, 3),
      ...times(THEN),
      grund: 'Reinigung',
    }),
  agreeByMail: () => {
    const asked = { mandantId: haus.id, benutzerId: haus.anna.id, buchungId: ids.tentative }
    const token = signZusage(asked, (...said) => sign(late.deps.secret, ...said))
    return send(late, haus.anna, address(zusageWire.acceptZusage, { token: encodeURIComponent(token) }))
  },
  deleteSeat: () =>
    send(
      early,
      haus.leitung,
      address(raumWire.deleteLeseraum, { id: haus.seats[2] ?? '' }),
      undefined,
      'DELETE',
    ),
  deactivate: () => save(0, false),
  deactivateTheOther: () => save(1, false),
  rename,
  expire: async () => {
    await expireAll({ ...late.deps, pool: late.jobs.pool }, LESERAUM_EXPIRY, periodAt(PAST_CHECK_IN, 30))
    return undefined
  },
}

it('no two verbs on the same people and seats stand in each other’s way crosswise', {
  timeout: 300_000,
}, async () => {
  await expectNoDeadlocks({ verbs: VERBS, rounds: ROUNDS, prepare })
})

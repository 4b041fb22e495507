import type {
  angebotAcceptSchema,
  WarteplatzCreate,
  WarteplatzView,
} from '@platzwart/contract/leseraum/warteliste'
import { offenIssues } from '@platzwart/domain/leseraum/offen'
import type { z } from 'zod'
import { buchungArt } from '../../buchung/buchungArt.ts'
import { bereicheOf } from '../../grundriss/bereich.ts'
import { anyPlanOf, type Plan } from '../../grundriss/plan.ts'
import { type HeldSlot, warteliste } from '../../warteliste/art.ts'
import { LESERAUM, type LeseraumTypes, type NewBuchung } from '../art.ts'
import { bookHeld } from '../bookLeseraum.ts'
import type { HoldRow } from '../queries.ts'
import { findHindered } from './findHindered.ts'
import { findOffers } from './findOffers.ts'
import { decide, insert, readDay, rowOf, type SeatWish, wishOf } from './joinWarteliste.ts'
import { mailsOfOffered } from './notifyOffered.ts'
import { presentPlatz } from './present.ts'
import { type NamedPlatzRow, type PlatzRow, selectPlatzWithNames } from './queries.ts'
import { snapshotOf, WARTEPLATZ } from './snapshot.ts'

interface NewAngebot extends NewBuchung, HeldSlot {
  readonly status: 'storniert'
}

interface AngebotTypes extends Omit<LeseraumTypes, 'fresh'> {
  readonly fresh: NewAngebot
}

/** What an offer holds. Its person is who it is offered to. */
const ANGEBOT = buchungArt<AngebotTypes>({
  ...LESERAUM,
  columns: {
    ...LESERAUM.columns,
    gehalten_bis: 'timestamptz',
    gehalten_status: 'text',
    warteplatz_id: 'uuid',
  },
})

export interface SeatWaiting {
  readonly buchung: LeseraumTypes
  readonly held: NewAngebot
  readonly platz: PlatzRow
  readonly named: NamedPlatzRow
  readonly ort: Plan
  readonly input: WarteplatzCreate
  readonly wish: SeatWish
  readonly facts: readonly HoldRow[]
  readonly acceptance: z.output<typeof angebotAcceptSchema>
  readonly view: WarteplatzView
}

/** The queues for seats and rooms: one for each day of a plan. */
export const WARTELISTE = warteliste<SeatWaiting>({
  art: LESERAUM,
  angebot: ANGEBOT,
  table: WARTEPLATZ,
  ort: 'grundriss_id',
  offered: 'angebot_leseraum_id',
  job: { name: 'leseraum.warteliste', due: 'auth.mandanten_mit_wartenden' },
  names: selectPlatzWithNames,
  marks: ({ ort, tag }) => [{ art: LESERAUM.table, objektId: ort, tag: tag.toString() }],
  snapshot: snapshotOf,
  present: presentPlatz,

  wishOf,
  readFacts: readDay,
  decide,
  rowOf,
  insert,

  async findOrt(here, id) {
    const plan = await anyPlanOf(here, id)
    return plan && bereicheOf(here).includes(plan.bereich) ? plan : null
  },
  offers: ({ aktiv }) => aktiv,
  canBeHad({ byId, kalender }, { resourceId, zeitraum }) {
    const leseraum = byId.get(resourceId)
    return leseraum !== undefined && offenIssues(zeitraum, { kalender, leseraum }).length === 0
  },
  findHindered,
  findOffers,
  heldRow: (slot, { platz, resourceId, zeitraum }) => ({
    ...slot,
    leseraum_id: resourceId,
    grundriss_id: platz.grundriss_id,
    tag: platz.tag,
    zeitraum,
    benutzer1_id: platz.benutzer_id,
    benutzer2_id: null,
    zweite_adresse: null,
    gruppengroesse: platz.gruppengroesse,
    informationstext: '',
  }),
  mails: mailsOfOffered,
  book: (call, { gruppengroesse }, { resourceId, zeitraum }, { zweitePerson }) =>
    bookHeld(call, {
      leseraumId: resourceId,
      von: zeitraum.von.toString(),
      bis: zeitraum.bis.toString(),
      gruppengroesse,
      zweitePerson,
    }),
})

import type {
  Ruecknahme,
  SchliessungAnlass,
  SchliessungView,
  Vorschlag as VorschlagView,
} from '@platzwart/contract/leseraum/schliessung'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { StayReason } from '@platzwart/domain/leseraum/schliessung/ruecknahme'
import { ANLASS_RECHTE, type AnlassArt, type Ersatz } from '@platzwart/domain/leseraum/schliessung/types'
import { bereicheOf, requireBereich } from '../../grundriss/bereich.ts'
import { lockGrundriss } from '../../grundriss/queries.ts'
import { type AnyTarget, schliessungArt } from '../../schliessung/art.ts'
import { LESERAUM, type LeseraumTypes } from '../art.ts'
import type { BuchungWithNames } from '../queries.ts'
import type { SeatAnlass } from './anlass.ts'
import { ANLAESSE } from './arten.ts'
import { decideBack } from './decideBack.ts'
import { findErsatz, type SeatVorschlag } from './findErsatz.ts'
import { presentLeft, presentSchliessung, presentVorschlag } from './present.ts'
import { type KeptBuchung, type SchliessungRow, selectSchliessung } from './queries.ts'
import { queueMails, withdrawMails } from './queueMails.ts'

/** Where and how a booking of a seat is to be. */
interface SeatTarget extends AnyTarget {
  readonly leseraum_id: string
  readonly grundriss_id: string
  readonly tag: Temporal.PlainDate
  readonly zweite_zugesagt: Temporal.Instant | null
}

export interface SeatClosures {
  readonly buchung: LeseraumTypes
  readonly schliessung: SchliessungRow
  readonly target: SeatTarget
  readonly kept: KeptBuchung
  readonly anlass: AnlassArt
  readonly asked: SchliessungAnlass
  readonly prepared: SeatAnlass
  readonly ersatz: Ersatz
  readonly vorschlag: SeatVorschlag
  readonly reason: StayReason
  readonly view: SchliessungView
  readonly vorschlagView: VorschlagView
  readonly left: Ruecknahme['nicht'][number]
}

/** At the same time it stays what it was, whoever has agreed to it; at another one a second person is asked again. */
function targetOf(row: BuchungWithNames, { art, leseraum, zeitraum }: Ersatz): SeatTarget {
  const asksAgain = art === 'andereZeit' && row.zweite_adresse !== null
  return {
    leseraum_id: leseraum.id,
    grundriss_id: leseraum.grundrissId,
    tag: row.tag,
    zeitraum,
    status: asksAgain ? 'vorgemerkt' : row.status,
    informationstext: row.informationstext,
    zweite_zugesagt: asksAgain ? null : row.zweite_zugesagt,
  }
}

function cancelledAt(row: BuchungWithNames, informationstext: string): SeatTarget {
  const { leseraum_id, grundriss_id, tag, zeitraum, zweite_zugesagt } = row
  return {
    leseraum_id,
    grundriss_id,
    tag,
    zeitraum,
    status: 'storniert',
    informationstext,
    zweite_zugesagt,
  }
}

function keptOf(row: BuchungWithNames): KeptBuchung {
  return {
    id: row.id,
    version: row.version + 1,
    leseraumId: row.leseraum_id,
    grundrissId: row.grundriss_id,
    tag: row.tag.toString(),
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    status: row.status,
    informationstext: row.informationstext,
    zugesagt: row.zweite_zugesagt?.toString() ?? null,
  }
}

const backOf = (one: KeptBuchung): SeatTarget => ({
  leseraum_id: one.leseraumId,
  grundriss_id: one.grundrissId,
  tag: Temporal.PlainDate.from(one.tag),
  zeitraum: { von: Temporal.Instant.from(one.von), bis: Temporal.Instant.from(one.bis) },
  status: one.status as BuchungStatus,
  informationstext: one.informationstext,
  zweite_zugesagt: one.zugesagt === null ? null : Temporal.Instant.from(one.zugesagt),
})

/** Closures of seats, rooms and whole plans. */
export const SCHLIESSUNG = schliessungArt<SeatClosures>({
  art: LESERAUM,
  table: 'schliessung',
  ort: 'grundriss_id',
  columns: {
    leseraum_id: 'uuid',
    grundriss_id: 'uuid',
    tag: 'date',
    status: 'text',
    informationstext: 'text',
    zweite_zugesagt: 'timestamptz',
  },
  names: selectSchliessung,
  ortOf: ({ plan }) => plan.id,
  complete: (row, { plan }) => ({
    ...row,
    status: 'gilt',
    grundriss_id: plan.id,
    grundriss: plan.bezeichnung,
    bereich: plan.bereich,
  }),
  anlaesse: ANLAESSE,
  rechte: ANLASS_RECHTE,
  findErsatz,
  targetOf,
  cancelledAt,
  keptOf,
  resourceOf: ({ leseraumId }) => leseraumId,
  backOf,
  async lockOrte({ tx }, saved) {
    const plans = ANLAESSE[saved.anlass as AnlassArt].plansOf?.(saved) ?? [saved.grundriss_id]
    for (const plan of plans.toSorted()) await lockGrundriss(tx, plan)
  },
  decideBack,
  changed: 'geaendert',
  requires: (call, { bereich }) => requireBereich(call, bereich),
  shows: (call, { bereich }) => bereicheOf(call).includes(bereich),
  queueMails,
  withdrawMails,
  trail: (ort) => ({ grundrissId: ort }),
  present: presentSchliessung,
  presentVorschlag,
  presentLeft,
})

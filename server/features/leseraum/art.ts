import { type BuchungView, liveBuchungSchema } from '@platzwart/contract/leseraum'
import { awaitsStart } from '@platzwart/domain/buchung/status'
import type { BenutzerId, BuchungId, LeseraumId } from '@platzwart/domain/id'
import type { LeseraumBuchung } from '@platzwart/domain/leseraum/types'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { liveArt } from '../../platform/live/event.ts'
import { buchungArt, type TakenSlot } from '../buchung/buchungArt.ts'
import { requireBereich } from '../grundriss/bereich.ts'
import type { BuchungChange } from './benachrichtigung/receivers.ts'
import { mailsOfBuchung } from './notify.ts'
import { presentBuchung } from './present.ts'
import { type BuchungRow, type BuchungWithNames, madeOf, selectBuchungWithNames } from './queries.ts'
import { seatEvent, snapshot } from './snapshot.ts'

export interface NewBuchung {
  readonly id: string
  readonly leseraum_id: string
  readonly grundriss_id: string
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
  /** Cancelled: it is no booking but holds a slot for an offer. */
  readonly status: 'vorgemerkt' | 'reserviert' | 'verschlossen' | 'storniert'
  readonly benutzer1_id: string
  readonly benutzer2_id: string | null
  readonly zweite_adresse: string | null
  readonly gruppengroesse: number
  readonly informationstext: string
  readonly version: number
}

/** By what it was cancelled, and when: told of many bookings together. */
interface Storno {
  readonly storno_art?: 'abgesagt' | null
  readonly storniert_am?: Temporal.Instant | null
}

/** What its people or an admin have cancelled; a block just goes. */
export const cancelledBy = ({ status }: BuchungRow, now: Temporal.Instant): Storno =>
  awaitsStart(status) ? { storno_art: 'abgesagt', storniert_am: now } : {}

/** The reason that it was taken for goes with the cancellation. */
export const UNDONE = { storno_art: null, storniert_am: null, informationstext: '' } as const

const CAUSES: Readonly<Partial<Record<string, string>>> = {
  unbestaetigtVerfallen: 'unbestaetigt',
  ohneCheckInFreigegeben: 'nichtGekommen',
} satisfies Partial<Record<BuchungChange, string>>

export interface LeseraumTypes {
  readonly fresh: NewBuchung
  readonly taken: TakenSlot
  readonly row: BuchungRow
  readonly named: BuchungWithNames
  readonly update: Partial<BuchungRow> & Storno
  readonly change: BuchungChange
  readonly more: undefined
  readonly view: BuchungView
}

/** Somebody waits for the seat, or any of its plan, in that time: what was cancelled is offered to them first. */
const AWAITED = `exists (select from warteplatz w
  where w.mandant_id = $1 and w.grundriss_id = leseraum_buchung.grundriss_id and w.tag = leseraum_buchung.tag
    and w.status = 'wartet' and (w.leseraum_id is null or w.leseraum_id = leseraum_buchung.leseraum_id)
    and w.zeitraum && leseraum_buchung.zeitraum)`

/** Bookings of seats and rooms. */
export const LESERAUM = buchungArt<LeseraumTypes>({
  table: 'leseraum_buchung',
  resource: 'leseraum_id',
  slot: 'zeitraum',
  person: 'benutzer1_id',
  zweite: 'benutzer2_id',
  locks: { person: 0, kalender: 2 },
  modul: BEREICHE,
  record: { table: 'leseraum', open: 'aktiv' },
  taken: ['buchung.belegt', 'buchung.verschlossen'],
  awaited: AWAITED,
  cause: { column: 'storno_art', of: (change) => CAUSES[change] ?? null },
  columns: {
    id: 'uuid',
    leseraum_id: 'uuid',
    grundriss_id: 'uuid',
    tag: 'date',
    zeitraum: 'tstzrange',
    status: 'text',
    benutzer1_id: 'uuid',
    benutzer2_id: 'uuid',
    zweite_adresse: 'text',
    gruppengroesse: 'integer',
    informationstext: 'text',
  },
  people: ['benutzer1_id', 'benutzer2_id'],
  pflege: 'buchung_pflege',
  onBehalf: null,
  requires: (call, { bereich }) => requireBereich(call, bereich),
  modulOf: ({ bereich }) => bereich,
  // Where nobody has to check in, what has begun stays reserved: it is not looked at for ever.
  dueIf: `(b.status <> 'reserviert' or g.bereich = any($8::text[]) and upper(b.zeitraum) > $2)`,
  names: selectBuchungWithNames,
  snapshot,
  present: ({ person }, row) => presentBuchung(row, person),
  mails: mailsOfBuchung,
  marks: ({ grundriss_id, tag }) => [
    { art: 'leseraum_buchung', objektId: grundriss_id, tag: tag.toString() },
  ],
  live: liveArt(liveBuchungSchema, seatEvent),
})

export function buchungOf(row: BuchungRow): LeseraumBuchung {
  return {
    id: row.id as BuchungId,
    leseraumId: row.leseraum_id as LeseraumId,
    zeitraum: row.zeitraum,
    status: row.status,
    bucherId: row.benutzer1_id as BenutzerId,
    zweiteId: row.benutzer2_id as BenutzerId | null,
    gruppengroesse: row.gruppengroesse,
    giltSeit: madeOf(row).giltSeit,
  }
}

import type { Result } from '@platzwart/domain/result'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { WarteStatus } from '@platzwart/domain/warteliste/types'
import type { Compilable } from 'kysely'
import type { Mark } from '../../platform/database/marks.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import type { Configured } from '../../platform/konfiguration/konfiguration.ts'
import type { NewMail } from '../../platform/mail/queueMail.ts'
import { type AnyBuchung, type BuchungArt, type BuchungTypes, textOfNames } from '../buchung/buchungArt.ts'
import { columnOf } from '../buchung/kalender.ts'

export interface Refused {
  readonly refusal: Refusal
}

/** Columns that places of every kind have. */
export interface AnyPlatz {
  readonly id: string
  readonly benutzer_id: string
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
  /** Minutes. */
  readonly mindestens: number
  readonly status: WarteStatus
  readonly angebot_zeitraum: Zeitraum | null
  readonly angebot_bis: Temporal.Instant | null
  readonly version: number
  readonly beendet: Temporal.Instant | null
}

/** A queue: a place where people wait, on a day. */
export interface Queue {
  readonly ort: string
  readonly tag: Temporal.PlainDate
}

/** What is offered: a resource and a period. */
export interface OfferedSlot {
  readonly resourceId: string
  readonly zeitraum: Zeitraum
}

/** An offer to one of those who wait. */
export interface Offer<P extends AnyPlatz> extends OfferedSlot {
  readonly platz: P
}

/**
 * The row that holds a slot for an offer, in the table of bookings, where the exclusion constraint applies.
 */
export interface HeldSlot extends AnyBuchung {
  readonly status: 'storniert'
  readonly gehalten_bis: Temporal.Instant
  readonly gehalten_status: 'reserviert'
  readonly warteplatz_id: string
}

type NewSlot = Omit<HeldSlot, 'zeitraum'>

/** The types of one kind's waiting list. */
export interface WarteTypes {
  readonly buchung: BuchungTypes
  /** The held row as it is inserted. */
  readonly held: HeldSlot
  /** A row of the table. */
  readonly platz: AnyPlatz
  /** A row with the names that are shown with it. */
  readonly named: AnyPlatz
  /** Where people wait, in its current state. */
  readonly ort: object
  readonly input: object
  readonly wish: object
  /** What the rules need when somebody joins. */
  readonly facts: unknown
  /** Input for accepting an offer. */
  readonly acceptance: object
  /** A place as the API returns it. */
  readonly view: object
}

/** A queue with the current state of its place. */
export interface OpenQueue<T extends WarteTypes> {
  readonly ort: T['ort']
  readonly tag: Temporal.PlainDate
}

/**
 * What differs between kinds' waiting lists. This feature's verbs do what is the same: joining, leaving,
 * offering, accepting, lapsing and withdrawing. The table has the columns of `AnyPlatz`, plus those of `ort`
 * and `offered`; the table of bookings has `warteplatz_id`, `tag` and the column `ort`
 * (docs/decisions/series-and-waiting.md).
 */
export interface WartelisteDefinition<T extends WarteTypes> {
  readonly art: BuchungArt<T['buchung']>
  /**
   * The kind of the rows that hold offered slots: cancelled bookings that keep their slot for a while. The
   * verbs of bookings never see them.
   */
  readonly angebot: BuchungArt<Omit<T['buchung'], 'fresh'> & { readonly fresh: T['held'] }>
  readonly table: string
  /** Column of where people wait, in this table and in that of bookings. */
  readonly ort: string
  /** Column of the offered resource. */
  readonly offered: string
  /** The offering job, and the database function that finds Mandanten with people waiting. */
  readonly job: { readonly name: string; readonly due: `auth.${string}` }
  /** Selects places of a Mandant with their names: alias `w`, no further condition. */
  readonly names: (mandantId: string) => Compilable<T['named']>
  /** Cache marks of a queue's day. */
  readonly marks: (queue: Queue) => readonly Mark[]
  /** The place as the audit trail stores it and the live feed reads it. */
  readonly snapshot: (row: T['platz'] | T['named']) => object
  /** The place as its person sees it; null when where they wait was deleted or its module switched off. */
  readonly present: (call: Call, row: T['named']) => Promise<T['view'] | null>

  /** The wish; a refusal when it names unknown records. */
  readonly wishOf: (call: Call, input: T['input']) => Promise<T['wish'] | Refused>
  /** Reads what the rules need, under the lock of the person. */
  readonly readFacts: (call: Call, wish: T['wish']) => Promise<T['facts']>
  /** @param plaetze the person's open places, anywhere in the house */
  readonly decide: (
    call: Call,
    wish: T['wish'],
    facts: T['facts'],
    plaetze: readonly T['platz'][],
  ) => Result<unknown>
  readonly rowOf: (call: Call, wish: T['wish']) => T['named']
  readonly insert: (tx: Tx, row: T['named']) => Promise<unknown>

  /**
   * Where people wait; null when it was deleted or its module switched off, as nobody could accept an offer
   * there.
   */
  readonly findOrt: (here: Configured, id: string) => Promise<T['ort'] | null>
  /** Whether offers are made there now. */
  readonly offers: (ort: T['ort']) => boolean
  /** Whether the resource can still be booked: it may be out of use, or closed at that time. */
  readonly canBeHad: (ort: T['ort'], offered: OfferedSlot) => boolean
  /** Ids of the places whose people can no longer accept because of bookings they made meanwhile. */
  readonly findHindered: (
    here: Configured,
    queue: OpenQueue<T>,
    offered: readonly T['platz'][],
    now: Temporal.Instant,
  ) => Promise<ReadonlySet<string>>
  /** The offers to make, in order, and how long each stands, in minutes. */
  readonly findOffers: (
    here: Configured,
    queue: OpenQueue<T>,
    waiting: readonly T['platz'][],
    now: Temporal.Instant,
  ) => Promise<{ readonly minuten: number; readonly offers: readonly Offer<T['platz']>[] }>
  readonly heldRow: (slot: NewSlot, offer: Offer<T['platz']>) => T['held']
  /** Mails about the offers, by each receiver's settings. */
  readonly mails: (
    here: Configured,
    ort: T['ort'],
    offered: readonly T['platz'][],
  ) => Promise<readonly NewMail[]>
  /** Books the held slot by the rules of a booking. */
  readonly book: (
    call: Call,
    platz: T['platz'],
    offered: OfferedSlot,
    input: T['acceptance'],
  ) => Promise<{ readonly status: 201; readonly body: T['buchung']['view']; readonly version: 1 } | Refused>
}

export interface Warteliste<T extends WarteTypes> extends WartelisteDefinition<T> {
  readonly sql: ReturnType<typeof textsOf>
}

/** Defines the waiting list of a kind. Call it once, in the kind's feature. */
export function warteliste<T extends WarteTypes>(definition: WartelisteDefinition<T>): Warteliste<T> {
  return { ...definition, sql: textsOf(definition) }
}

/** The most places of one person that are listed. */
const SHOWN = 100

const OPEN = `status in ('wartet', 'angeboten')`

/** Builds the statements, once per kind. $1 is the Mandant. */
function textsOf<T extends WarteTypes>({ art, table, ort, offered, job, names }: WartelisteDefinition<T>) {
  const named = textOfNames(names, table)
  const own = `select w.* from ${table} w where w.mandant_id = $1 and w.benutzer_id = $2`
  const held = `mandant_id = $1 and ${ort} = $2 and tag = $3 and gehalten_bis <= $4 and warteplatz_id is null`
  const write = `update ${table} set version = version + 1, status =`
  const these = 'where mandant_id = $1 and id = any($2::uuid[])'
  return {
    due: `select mandant_id from ${job.due}()`,
    /**
     * Places of a person ($2): offers first, then open ones by start, then those that ended since $3, the
     * latest first.
     */
    listOwn: `${named} and w.benutzer_id = $2 and (w.beendet is null or w.beendet > $3)
      order by case when w.status = 'angeboten' then 0 when w.status = 'wartet' then 1 else 2 end,
        w.beendet desc, lower(w.zeitraum), w.id limit ${SHOWN}`,
    /** One place ($3) of a person ($2). */
    readOwn: `${named} and w.benutzer_id = $2 and w.id = $3`,
    lockOwn: `${own} and w.id = $3 for no key update of w`,
    /** Open places of a person ($2), anywhere in the house. */
    openOf: `${own} and w.${OPEN}`,
    days: `select distinct ${ort} as ort, tag from ${table} where mandant_id = $1 and ${OPEN} order by tag, ort`,
    /** Open places in a queue ($2, $3). */
    lockQueue: `select w.*, u.status as person, h.gehalten_bis as gehalten from ${table} w
      join benutzer u on u.mandant_id = w.mandant_id and u.id = w.benutzer_id
      left join ${art.table} h on h.mandant_id = w.mandant_id and h.warteplatz_id = w.id
      where w.mandant_id = $1 and w.${ort} = $2 and w.tag = $3 and w.${OPEN} order by w.id for no key update of w`,
    /** Ends places with a status ($3) at a moment ($4). */
    end: `${write} $3, beendet = $4 ${these}`,
    again: `${write} 'wartet', ${offered} = null, angebot_zeitraum = null, angebot_bis = null ${these}`,
    /** Offers a resource ($3) for a period ($4) until a moment ($5). */
    offer: `${write} 'angeboten', ${offered} = $3, angebot_zeitraum = $4, angebot_bis = $5
      where mandant_id = $1 and id = $2`,
    letGo: `delete from ${art.table}
      where mandant_id = $1 and warteplatz_id = any($2::uuid[]) and status = 'storniert' returning *`,
    letOrphansGo: `delete from ${art.table} b where b.mandant_id = $1 and b.warteplatz_id is not null
      and b.status = 'storniert' and not exists (
      select from ${table} w where w.mandant_id = $1 and w.id = b.warteplatz_id and w.status = 'angeboten') returning *`,
    /** Resources whose slots are held by cancelled bookings of a queue's day that can no longer be undone. */
    findLapsed: `select distinct ${art.resource}::text as id from ${art.table} where ${held}`,
    releaseLapsed: `update ${art.table} set gehalten_bis = null, gehalten_status = null
      where ${held} and ${art.resource} = any($5::uuid[])`,
  }
}

/** The queue of a place. */
export function queueOf<T extends WarteTypes>({ ort }: Warteliste<T>, row: T['platz']): Queue {
  return { ort: columnOf(row, ort) as string, tag: row.tag }
}

/** What a place is offered; null if nothing. */
export function offerOf<T extends WarteTypes>(
  { offered }: Warteliste<T>,
  row: T['platz'],
): OfferedSlot | null {
  const resourceId = columnOf(row, offered) as string | null
  const { angebot_zeitraum: zeitraum } = row
  return resourceId === null || zeitraum === null ? null : { resourceId, zeitraum }
}

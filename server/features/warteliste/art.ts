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

/** What the places in all queues have. */
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

/** A queue: where people wait, on a day. */
export interface Queue {
  readonly ort: string
  readonly tag: Temporal.PlainDate
}

/** What is offered: what of the kind, and from when to when. */
export interface Offered {
  readonly resourceId: string
  readonly zeitraum: Zeitraum
}

/** The same to one of those who wait. */
export interface Offer<P extends AnyPlatz> extends Offered {
  readonly platz: P
}

/** What a row has that holds a slot for an offer, among the bookings whose slots the constraint keeps apart. */
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
  /** What holds a slot for an offer, as it is inserted. */
  readonly held: HeldSlot
  /** A row of the table. */
  readonly platz: AnyPlatz
  /** The same with the names that go with it. */
  readonly named: AnyPlatz
  /** Where people wait, as it is now. */
  readonly ort: object
  readonly input: object
  readonly wish: object
  /** What the rules ask when somebody joins. */
  readonly facts: unknown
  /** What is said when an offer is accepted. */
  readonly acceptance: object
  /** As an answer shows it. */
  readonly view: object
}

/** What holds of a queue at this moment. */
export interface OpenQueue<T extends WarteTypes> {
  readonly ort: T['ort']
  readonly tag: Temporal.PlainDate
}

/**
 * The waiting list of one kind of booking: what differs. Joining, leaving, offering, accepting, lapsing and withdrawing are the same for all
 * of them, and stand in the verbs of this feature. Its table has the columns of `AnyPlatz`, that of where people wait and that of what they
 * are offered; the table of bookings has `warteplatz_id`, `tag` and where it is (docs/decisions/series-and-waiting.md).
 */
export interface WartelisteDefinition<T extends WarteTypes> {
  readonly art: BuchungArt<T['buchung']>
  /** What an offer holds: a cancelled booking of the kind that keeps its slot for a while. None of the verbs of bookings knows it. */
  readonly angebot: BuchungArt<Omit<T['buchung'], 'fresh'> & { readonly fresh: T['held'] }>
  readonly table: string
  /** The column of where people wait, in this table and that of the bookings. */
  readonly ort: string
  /** The column of what is offered. */
  readonly offered: string
  /** The job that offers, and the function of the database that knows the Mandanten in which somebody waits. */
  readonly job: { readonly name: string; readonly due: `auth.${string}` }
  /** Places of a Mandant with their names, without another condition and under the alias `w`. */
  readonly names: (mandantId: string) => Compilable<T['named']>
  /** What is kept of a queue's day. */
  readonly marks: (queue: Queue) => readonly Mark[]
  /** As the audit trail keeps one and the live feed reads it. */
  readonly snapshot: (row: T['platz'] | T['named']) => object
  /** As its person sees one; null when where they wait is gone, or its module. */
  readonly present: (call: Call, row: T['named']) => Promise<T['view'] | null>

  /** What is asked for; a refusal when it names what is not there. */
  readonly wishOf: (call: Call, input: T['input']) => Promise<T['wish'] | Refused>
  /** What the rules ask, read behind the lock of the person. */
  readonly readFacts: (call: Call, wish: T['wish']) => Promise<T['facts']>
  /** @param plaetze the person's that are not over, anywhere in the house */
  readonly decide: (
    call: Call,
    wish: T['wish'],
    facts: T['facts'],
    plaetze: readonly T['platz'][],
  ) => Result<unknown>
  readonly rowOf: (call: Call, wish: T['wish']) => T['named']
  readonly insert: (tx: Tx, row: T['named']) => Promise<unknown>

  /** Where people wait; null where it is gone, or its module: nobody could accept what is offered there. */
  readonly findOrt: (here: Configured, id: string) => Promise<T['ort'] | null>
  /** Whether anything is offered there now. */
  readonly offers: (ort: T['ort']) => boolean
  /** Whether it can still be had: it may have been put out of use, or be closed then. */
  readonly canBeHad: (ort: T['ort'], offered: Offered) => boolean
  /** Ids of those whose own bookings by now keep them from what they are offered. */
  readonly findHindered: (
    here: Configured,
    queue: OpenQueue<T>,
    offered: readonly T['platz'][],
    now: Temporal.Instant,
  ) => Promise<ReadonlySet<string>>
  /** What is offered to whom, one after the other, and for how many minutes. */
  readonly findOffers: (
    here: Configured,
    queue: OpenQueue<T>,
    waiting: readonly T['platz'][],
    now: Temporal.Instant,
  ) => Promise<{ readonly minuten: number; readonly offers: readonly Offer<T['platz']>[] }>
  readonly heldRow: (slot: NewSlot, offer: Offer<T['platz']>) => T['held']
  /** Whom it is told, by their own settings. */
  readonly mails: (
    here: Configured,
    ort: T['ort'],
    offered: readonly T['platz'][],
  ) => Promise<readonly NewMail[]>
  /** Books what was held until now, by the rules of a booking. */
  readonly book: (
    call: Call,
    platz: T['platz'],
    offered: Offered,
    input: T['acceptance'],
  ) => Promise<{ readonly status: 201; readonly body: T['buchung']['view']; readonly version: 1 } | Refused>
}

export interface Warteliste<T extends WarteTypes> extends WartelisteDefinition<T> {
  readonly sql: ReturnType<typeof textsOf>
}

/** Defines the waiting list of a kind: once, where the kind stands. */
export function warteliste<T extends WarteTypes>(definition: WartelisteDefinition<T>): Warteliste<T> {
  return { ...definition, sql: textsOf(definition) }
}

/** Places of one person that are shown at most. */
const SHOWN = 100

const OPEN = `status in ('wartet', 'angeboten')`

/** Made once for each kind. $1 is the Mandant. */
function textsOf<T extends WarteTypes>({ art, table, ort, offered, job, names }: WartelisteDefinition<T>) {
  const named = textOfNames(names, table)
  const own = `select w.* from ${table} w where w.mandant_id = $1 and w.benutzer_id = $2`
  const held = `mandant_id = $1 and ${ort} = $2 and tag = $3 and gehalten_bis <= $4 and warteplatz_id is null`
  const write = `update ${table} set version = version + 1, status =`
  const these = 'where mandant_id = $1 and id = any($2::uuid[])'
  return {
    due: `select mandant_id from ${job.due}()`,
    /** Of a person ($2): what is offered, what they wait for, by start; then what ended since ($3), the latest first. */
    listOwn: `${named} and w.benutzer_id = $2 and (w.beendet is null or w.beendet > $3)
      order by case when w.status = 'angeboten' then 0 when w.status = 'wartet' then 1 else 2 end,
        w.beendet desc, lower(w.zeitraum), w.id limit ${SHOWN}`,
    /** Of a person ($2) one ($3). */
    readOwn: `${named} and w.benutzer_id = $2 and w.id = $3`,
    lockOwn: `${own} and w.id = $3 for no key update of w`,
    /** What somebody ($2) has not left, lost or had yet, anywhere in the house. */
    openOf: `${own} and w.${OPEN}`,
    days: `select distinct ${ort} as ort, tag from ${table} where mandant_id = $1 and ${OPEN} order by tag, ort`,
    /** Everybody in a queue ($2, $3) whose waiting goes on. */
    lockQueue: `select w.*, u.status as person, h.gehalten_bis as gehalten from ${table} w
      join benutzer u on u.mandant_id = w.mandant_id and u.id = w.benutzer_id
      left join ${art.table} h on h.mandant_id = w.mandant_id and h.warteplatz_id = w.id
      where w.mandant_id = $1 and w.${ort} = $2 and w.tag = $3 and w.${OPEN} order by w.id for no key update of w`,
    /** To a status ($3) at a moment ($4). */
    end: `${write} $3, beendet = $4 ${these}`,
    again: `${write} 'wartet', ${offered} = null, angebot_zeitraum = null, angebot_bis = null ${these}`,
    /** What ($3), from when to when ($4), until when ($5). */
    offer: `${write} 'angeboten', ${offered} = $3, angebot_zeitraum = $4, angebot_bis = $5
      where mandant_id = $1 and id = $2`,
    letGo: `delete from ${art.table}
      where mandant_id = $1 and warteplatz_id = any($2::uuid[]) and status = 'storniert' returning *`,
    letOrphansGo: `delete from ${art.table} b where b.mandant_id = $1 and b.warteplatz_id is not null
      and b.status = 'storniert' and not exists (
      select from ${table} w where w.mandant_id = $1 and w.id = b.warteplatz_id and w.status = 'angeboten') returning *`,
    /** What holds slots of cancelled bookings of a queue's day that can be undone no more. */
    findLapsed: `select distinct ${art.resource}::text as id from ${art.table} where ${held}`,
    releaseLapsed: `update ${art.table} set gehalten_bis = null, gehalten_status = null
      where ${held} and ${art.resource} = any($5::uuid[])`,
  }
}

/** Where somebody waits. */
export function queueOf<T extends WarteTypes>({ ort }: Warteliste<T>, row: T['platz']): Queue {
  return { ort: columnOf(row, ort) as string, tag: row.tag }
}

/** What somebody is offered; null where that is nothing. */
export function offeredTo<T extends WarteTypes>({ offered }: Warteliste<T>, row: T['platz']): Offered | null {
  const resourceId = columnOf(row, offered) as string | null
  const { angebot_zeitraum: zeitraum } = row
  return resourceId === null || zeitraum === null ? null : { resourceId, zeitraum }
}

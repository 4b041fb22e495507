import type { AttentionName } from '@platzwart/domain/berechtigung/attention'
import type { FigureName } from '@platzwart/domain/berechtigung/figures'
import type { AnyModul } from '@platzwart/domain/mandant/module'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Language } from '@platzwart/phrases/phrases'
import type { Hono } from 'hono'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { AnzeigegeraetArt } from './anzeigegeraetArt.ts'
import type { Clock } from './clock.ts'
import type { Tx } from './database/tx.ts'
import type { EinfuhrArt } from './einfuhrArt.ts'
import type { Call } from './http/endpoint.ts'
import type { AppEnv } from './http/env.ts'
import type { PageAnswers } from './http/firstAnswers.ts'
import type { Frame } from './http/frame.ts'
import type { Refusal } from './http/problem.ts'
import type { SeparateEndpoint, ServedOperation } from './http/serve.ts'
import type { Jobs, WorkOptions } from './jobs/createJobs.ts'
import type { Konfigurationen } from './konfiguration/konfiguration.ts'
import type { Shown } from './live/event.ts'
import type { FeatureMails, Mails } from './mail/mails.ts'
import type { Mailer } from './mail/queueMail.ts'
import type { MailTransport } from './mail/transport.ts'
import type { Outgoing } from './outgoing/outgoing.ts'
import type { Storage } from './storage/storage.ts'

/** Dependencies of background work. */
export interface WorkDeps {
  /** The jobs' own pool, so that they never take a connection from a request. */
  readonly pool: pg.Pool
  /** Signs links that recipients send back. */
  readonly secret: string
  /** For jobs that run in their own process. */
  readonly connectionString: string
  readonly clock: Clock
  readonly logger: Logger
  readonly konfigurationen: Konfigurationen
  readonly mailer: Mailer
  readonly storage: Storage
  /** Ids of all Mandanten. */
  readonly mandanten: () => Promise<readonly string[]>
  readonly transport: MailTransport
  /** The only client for addresses that users enter. */
  readonly outgoing: Outgoing
  /** Origin of a Mandant's address, for links. */
  readonly originOf: (mandantId: string) => Promise<string>
  readonly keepLinks: boolean
  /** From all features. */
  readonly mails: Mails
  /** From all features, each with its module. */
  readonly einfuhren: readonly ServedEinfuhr[]
  /** Pace of sending other than the default. */
  readonly mailPace?: WorkOptions
}

/** A booking as shown to whoever removes its person from the house. */
interface PersonBuchung {
  readonly id: string
  readonly was: string
  /** Instants, as text. */
  readonly von: string
  readonly bis: string
}

/** A person's bookings of one kind, and what happens to them when the person is removed. */
export interface PersonBuchungen {
  /** Lock order of the kinds, lowest first. */
  readonly reihe: number
  /** Bookings that have not started or not ended, by start. */
  readonly read: (call: Call, benutzerId: string) => Promise<readonly PersonBuchung[]>
  /** Locks them until the transaction ends, before any other lock of that operation. */
  readonly lock: (call: Call, benutzerId: string) => Promise<void>
  readonly cancel: (
    call: Call,
    benutzerId: string,
    why: { readonly aktion: string; readonly informationstext: string },
  ) => Promise<void>
}

/** Why a person cannot be anonymised now; null if nothing prevents it. */
export type AnonymisationGuard = (call: Call, benutzerId: string) => Promise<Refusal | null>

/** An occupancy as external calendars see it. */
export interface Belegung {
  readonly id: string
  readonly version: number
  readonly zeitraum: Zeitraum
  readonly vorgemerkt: boolean
}

/** A person's own booking as their external calendar shows it. */
export interface Termin extends Belegung {
  /** When it was last changed. */
  readonly gesagt: Temporal.Instant
  readonly titel: string
  readonly ort: string
  /** Path of its page in the app. */
  readonly path: string
}

/**
 * The part of a calendar to show: days (inclusive) in the Mandant's zone, limited to `most` entries from the
 * first.
 */
export interface Excerpt {
  readonly von: Temporal.PlainDate
  readonly bis: Temporal.PlainDate
  /** The same days as a period. */
  readonly zeitraum: Zeitraum
  readonly most: number
}

/** How external calendars read one kind of booking. */
export interface KalenderArt {
  /** The kind's name in calendar links (`kalender_link.art`), whose table has a column `<art>_id`. */
  readonly art: string
  /** Its name for people; null when the id is unknown. */
  readonly bezeichnung: (tx: Tx, id: string) => Promise<string | null>
  /** All occupancies, by start. */
  readonly belegt: (tx: Tx, id: string, excerpt: Excerpt) => Promise<readonly Belegung[]>
  /** What a person has booked, drives or has accepted, by start. */
  readonly own: (
    tx: Tx,
    benutzerId: string,
    excerpt: Excerpt,
    sprache: Language,
  ) => Promise<readonly Termin[]>
}

/** A kind of import with its module. */
export type ServedEinfuhr = EinfuhrArt & { readonly modul: AnyModul | undefined }

/** Counters by name, for the caller's house. */
export type CountsOf<Name extends string> = Readonly<Partial<Record<Name, (call: Call) => Promise<number>>>>

export type Counts = CountsOf<AttentionName>

/** Called when what people wait for is renamed or deleted. */
export interface WaitingListHooks {
  /** A zone of a plan; called before its seats are locked. */
  readonly renameZone: (
    call: Pick<Call, 'tx'>,
    grundrissId: string,
    names: readonly [von: string, nach: string],
  ) => Promise<void>
  /** Called before the row is deleted. */
  readonly endAusstattung: (call: Pick<Call, 'tx' | 'now'>, ausstattungId: string) => Promise<void>
}

/** A feature's manifest: everything it contributes. */
export interface Feature {
  readonly name: string
  /** The module its operations belong to; they do not exist for Mandanten without it. */
  readonly modul?: AnyModul
  readonly serves?: readonly ServedOperation[]
  /** Endpoints that are not operations. */
  readonly routes?: (frame: Frame) => Hono<AppEnv>
  /** What these endpoints answer, for the API document. */
  readonly endpoints?: readonly SeparateEndpoint[]
  /** Registers background jobs. */
  readonly jobs?: readonly ((jobs: Jobs, deps: WorkDeps) => void)[]
  readonly mails?: FeatureMails
  /** For a kind of booking. */
  readonly personBuchungen?: PersonBuchungen
  /** What must end before a person is anonymised. */
  readonly anonymisationGuard?: AnonymisationGuard
  /** For features in which people wait for seats. */
  readonly waitingListHooks?: WaitingListHooks
  /** For kinds of booking that external calendars show. */
  readonly kalender?: KalenderArt
  /** Kinds of screens that show its records. */
  readonly anzeigegeraete?: readonly AnzeigegeraetArt[]
  /** Its kinds of imports. */
  readonly einfuhren?: readonly EinfuhrArt[]
  /** Counters of what needs attention, for the administration's overview; at most 1,000 each. */
  readonly attention?: Counts
  /** Today's figures in the administration's overview. */
  readonly figures?: CountsOf<FigureName>
  /** Which of its records browsers get live events of. */
  readonly live?: Shown
  /** First answers embedded into its pages, by path. */
  readonly pages?: Readonly<Record<string, PageAnswers>>
  /**
   * Companions of a kind of booking, such as its waiting list, provided by a room of the feature. They share
   * its module.
   */
  readonly companions?: readonly Companion[]
}

export type Companion = Omit<Feature, 'name' | 'modul' | 'companions'>

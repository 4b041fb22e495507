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
import type { Apart, Served } from './http/serve.ts'
import type { Jobs, WorkOptions } from './jobs/createJobs.ts'
import type { Konfigurationen } from './konfiguration/konfiguration.ts'
import type { Shown } from './live/event.ts'
import type { FeatureMails, Mails } from './mail/mails.ts'
import type { Mailer } from './mail/queueMail.ts'
import type { MailTransport } from './mail/transport.ts'
import type { Outgoing } from './outgoing/outgoing.ts'
import type { Storage } from './storage/storage.ts'

/** What work has that no request waits for. */
export interface WorkDeps {
  /** The jobs' own: background work never takes a connection from a request. */
  readonly pool: pg.Pool
  /** Signs what goes out and comes back. */
  readonly secret: string
  /** For a job that runs in a process of its own. */
  readonly connectionString: string
  readonly clock: Clock
  readonly logger: Logger
  readonly konfigurationen: Konfigurationen
  readonly mailer: Mailer
  readonly storage: Storage
  /** Ids of all Mandanten. */
  readonly mandanten: () => Promise<readonly string[]>
  readonly transport: MailTransport
  /** The one way to servers whose addresses people enter. */
  readonly outgoing: Outgoing
  /** Origin of a Mandant's address, for links. */
  readonly originOf: (mandantId: string) => Promise<string>
  readonly keepLinks: boolean
  /** Of all features. */
  readonly mails: Mails
  /** Of all features, with the module that each belongs to. */
  readonly einfuhren: readonly ServedEinfuhr[]
  /** Another pace of sending than the product's own. */
  readonly mailPace?: WorkOptions
}

/** A booking as whoever puts its person out of the house sees it: what, and from when to when. */
interface PersonBuchung {
  readonly id: string
  readonly was: string
  /** An instant, as is `bis`. */
  readonly von: string
  readonly bis: string
}

/** What a kind of booking has of one person, and what becomes of it when the person is put out. */
export interface PersonBuchungen {
  /** Kinds lock one after the other, the lowest first. */
  readonly reihe: number
  /** Those that wait to begin or have not ended, by start. */
  readonly read: (call: Call, benutzerId: string) => Promise<readonly PersonBuchung[]>
  /** Keeps others from them until the transaction ends; before anything else of it is locked. */
  readonly lock: (call: Call, benutzerId: string) => Promise<void>
  readonly cancel: (
    call: Call,
    benutzerId: string,
    why: { readonly aktion: string; readonly informationstext: string },
  ) => Promise<void>
}

/** Why somebody cannot be made anonymous now; null for no reason. */
export type KeepsPerson = (call: Call, benutzerId: string) => Promise<Refusal | null>

/** That something is taken, as a calendar outside is told. */
export interface Belegung {
  readonly id: string
  readonly version: number
  readonly zeitraum: Zeitraum
  readonly vorgemerkt: boolean
}

/** A person's own booking, as their calendar outside is told. */
export interface Termin extends Belegung {
  /** When it was last changed. */
  readonly gesagt: Temporal.Instant
  readonly titel: string
  readonly ort: string
  /** Of its page in the app. */
  readonly path: string
}

/** What of a calendar is shown: what lies on these days (inclusive) of the Mandant's zone, so many from the first on. */
export interface Excerpt {
  readonly von: Temporal.PlainDate
  readonly bis: Temporal.PlainDate
  /** The same days from their first moment to the end. */
  readonly zeitraum: Zeitraum
  readonly most: number
}

/** What calendars outside are told of a kind of booking. */
export interface KalenderArt {
  /** What is booked, as the links of calendars name it (`kalender_link.art`); they have a column for it (`<art>_id`). */
  readonly art: string
  /** What people call it; null where there is none of this id. */
  readonly bezeichnung: (tx: Tx, id: string) => Promise<string | null>
  /** When it is taken, by whatever; by start. */
  readonly belegt: (tx: Tx, id: string, excerpt: Excerpt) => Promise<readonly Belegung[]>
  /** What somebody has booked, drives or has agreed to; by start. */
  readonly own: (
    tx: Tx,
    benutzerId: string,
    excerpt: Excerpt,
    sprache: Language,
  ) => Promise<readonly Termin[]>
}

/** A kind of table, as the server has it. */
export type ServedEinfuhr = EinfuhrArt & { readonly modul: AnyModul | undefined }

/** How much of each there is in the house of who asks. */
export type CountsOf<Name extends string> = Readonly<Partial<Record<Name, (call: Call) => Promise<number>>>>

export type Counts = CountsOf<AttentionName>

/** What has to follow when what people wait for is called otherwise, or goes. */
export interface WaitedFor {
  /** Of a plan; before its seats are locked. */
  readonly renameZone: (
    call: Pick<Call, 'tx'>,
    grundrissId: string,
    names: readonly [von: string, nach: string],
  ) => Promise<void>
  /** Before the row is deleted. */
  readonly endAusstattung: (call: Pick<Call, 'tx' | 'now'>, ausstattungId: string) => Promise<void>
}

/** All that a feature brings into the house. */
export interface Feature {
  readonly name: string
  /** The module that all it serves belongs to: to a Mandant without it none of this exists. */
  readonly modul?: AnyModul
  readonly serves?: readonly Served[]
  /** What is asked of it under paths that are no operations of ours. */
  readonly routes?: (frame: Frame) => Hono<AppEnv>
  /** What its routes answer, for the document. */
  readonly apart?: readonly Apart[]
  /** Puts its background work into this server's jobs. */
  readonly jobs?: readonly ((jobs: Jobs, deps: WorkDeps) => void)[]
  readonly mails?: FeatureMails
  /** Of a kind of booking. */
  readonly personBuchungen?: PersonBuchungen
  /** What of it has to be over before a person is made anonymous. */
  readonly keepsPerson?: KeepsPerson
  /** Where people wait for seats that are not free. */
  readonly waitedFor?: WaitedFor
  /** Of a kind of booking that calendars outside are told of. */
  readonly kalender?: KalenderArt
  /** Kinds of screens that show what it has. */
  readonly anzeigegeraete?: readonly AnzeigegeraetArt[]
  /** What of it comes into the house by tables. */
  readonly einfuhren?: readonly EinfuhrArt[]
  /** What of it waits for whoever looks after it; counted for the overview of the administration, at most 1,000. */
  readonly attention?: Counts
  /** What of it is told of this day in the overview of the administration. */
  readonly figures?: CountsOf<FigureName>
  /** What of its records browsers are told. */
  readonly live?: Shown
  /** What travels with a page, by its path. */
  readonly pages?: Readonly<Record<string, PageAnswers>>
  /** What goes with a kind of booking, as a room of its feature brings it: its waiting list, for one. It is of the same module. */
  readonly companions?: readonly Companion[]
}

export type Companion = Omit<Feature, 'name' | 'modul' | 'companions'>

import type { FigureName } from '@platzwart/domain/berechtigung/figures'
import type { AnyModul } from '@platzwart/domain/mandant/module'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { AnzeigegeraetArt } from './anzeigegeraetArt.ts'
import type { AnswerCache } from './cache/answerCache.ts'
import type { Clock } from './clock.ts'
import type { Row } from './database/insertRows.ts'
import type { DB } from './database/tables.generated.ts'
import type {
  AnonymisationGuard,
  Counts,
  CountsOf,
  KalenderArt,
  PersonBuchungen,
  ServedEinfuhr,
  WaitingListHooks,
} from './feature.ts'
import type { Jobs } from './jobs/createJobs.ts'
import type { Konfigurationen } from './konfiguration/konfiguration.ts'
import type { ShowChange } from './live/event.ts'
import type { Hub } from './live/hub.ts'
import type { StreamWatch } from './live/watch.ts'
import type { DirectMails } from './mail/directMails.ts'
import type { artenOf, namesInMailsOf, wordedMailsOf } from './mail/mails.ts'
import type { Mailer } from './mail/queueMail.ts'
import type { MailTransport } from './mail/transport.ts'
import type { Outgoing } from './outgoing/outgoing.ts'
import type { Domains } from './sitzung/domains.ts'
import type { PasswordCost } from './sitzung/passwordCost.ts'
import type { Storage } from './storage/storage.ts'
import type { StorageSpace } from './storage/storageSpace.ts'

/** A resource that a feature opens once per server, for itself and for the features above it. */
export interface Singleton<T> {
  open(deps: Deps): T
}

/** Parameters of a sample house. */
export interface BeispielWish {
  readonly module: readonly string[]
  readonly sprache: 'de' | 'en'
  readonly zone: string
  /** Owner of the bookings. */
  readonly benutzerId: string
  readonly now: Temporal.Instant
  /** Plates already in use in the house. */
  readonly vergeben: ReadonlySet<string>
}

/** Rows of several tables in insertion order, without the Mandant's id. */
type BeispielRows = (wish: BeispielWish) => readonly (readonly [keyof DB, readonly Row[]])[]

/** The dependencies of verbs, built once in `compose.ts`; tests pass their own clock. */
export interface Deps {
  /** Role app: sees nothing without a scope. */
  readonly appPool: pg.Pool
  /** Role auth: sign-in tables and the directory of Mandanten. */
  readonly authPool: pg.Pool
  readonly clock: Clock
  readonly logger: Logger
  /** Public origin; its scheme and port apply to the hosts of all Mandanten. */
  readonly publicUrl: string
  /** At least 32 characters; signs the cookies. */
  readonly secret: string
  /** Whether the public origin uses HTTPS. */
  readonly secure: boolean
  readonly domains: Domains
  readonly konfigurationen: Konfigurationen
  /** Cached responses, valid as long as the database's marks are the same. */
  readonly cache: AnswerCache
  readonly hub: Hub
  readonly streams: StreamWatch
  readonly showChange: ShowChange
  /** All kinds of bookings, in lock order. */
  readonly personBuchungen: readonly PersonBuchungen[]
  /** All kinds of imports, each with its module. */
  readonly einfuhren: readonly ServedEinfuhr[]
  /** All kinds of calendars, each with its module. */
  readonly kalender: readonly (KalenderArt & { readonly modul: AnyModul | undefined })[]
  /** All kinds of screens, each with its module. */
  readonly anzeigegeraete: readonly (AnzeigegeraetArt & { readonly modul: AnyModul | undefined })[]
  readonly namesInMails: ReturnType<typeof namesInMailsOf>
  readonly wordedMails: ReturnType<typeof wordedMailsOf>
  readonly mailArten: ReturnType<typeof artenOf>
  /** From all features. */
  readonly anonymisationGuards: readonly AnonymisationGuard[]
  /** From all features. */
  readonly waitingListHooks: readonly WaitingListHooks[]
  /** From all features. */
  readonly attention: Counts
  /** From all features. */
  readonly figures: CountsOf<FigureName>
  readonly jobs: Pick<Jobs, 'pool' | 'send' | 'health' | 'faults'>
  readonly mailer: Mailer
  readonly transport: MailTransport
  /** For mails that belong to no house. */
  readonly directMails: Pick<DirectMails, 'send'>
  /** Whether the outbox shows one-time links of accounts: only in a demo without a mail server. */
  readonly keepLinks: boolean
  /** Cost of a new password hash. */
  readonly passwordCost: PasswordCost
  /** Whether operators need a second factor and must re-authenticate before irreversible actions. */
  readonly operatorsProve: boolean
  /** Origins of push services besides those of browser makers. */
  readonly pushDienste: readonly string[]
  /** The only client for addresses that users enter. */
  readonly outgoing: Outgoing
  readonly storage: Storage
  /** Tracks whether the store has space left. */
  readonly storageSpace: StorageSpace
  /** The rows of a small sample house, as the demo creates them. */
  readonly beispiel: BeispielRows
  /** Returns a feature's per-server resource; opened on first use. */
  readonly singleton: <T>(what: Singleton<T>) => T
}

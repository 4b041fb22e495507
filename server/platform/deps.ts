import type { FigureName } from '@platzwart/domain/berechtigung/figures'
import type { AnyModul } from '@platzwart/domain/mandant/module'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { AnzeigegeraetArt } from './anzeigegeraetArt.ts'
import type { Clock } from './clock.ts'
import type { Row } from './database/insertRows.ts'
import type { DB } from './database/tables.generated.ts'
import type {
  Counts,
  CountsOf,
  KalenderArt,
  KeepsPerson,
  PersonBuchungen,
  ServedEinfuhr,
  WaitedFor,
} from './feature.ts'
import type { Jobs } from './jobs/createJobs.ts'
import type { Kept } from './kept/kept.ts'
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
import type { Room } from './storage/room.ts'
import type { Storage } from './storage/storage.ts'

/** Something that a feature opens once for the whole server, and keeps for itself and for the features above it. */
export interface Once<T> {
  open(deps: Deps): T
}

/** What a house is to be shown with. */
export interface BeispielWish {
  readonly module: readonly string[]
  readonly sprache: 'de' | 'en'
  readonly zone: string
  /** Whose bookings they are. */
  readonly benutzerId: string
  readonly now: Temporal.Instant
  /** Plates that cars of the house have. */
  readonly vergeben: ReadonlySet<string>
}

/** Rows of a few tables, in the order in which they can be inserted, without the Mandant's id. */
type BeispielRows = (wish: BeispielWish) => readonly (readonly [keyof DB, readonly Row[]])[]

/** What the verbs stand on; built once in `compose.ts`, by the tests with a clock of their own. */
export interface Deps {
  /** Role app: sees nothing without a scope. */
  readonly appPool: pg.Pool
  /** Role auth: the sign-in's tables and the directory of Mandanten. */
  readonly authPool: pg.Pool
  readonly clock: Clock
  readonly logger: Logger
  /** Origin that people type; its scheme and port hold for the hosts of all Mandanten. */
  readonly publicUrl: string
  /** At least 32 characters; signs the cookies. */
  readonly secret: string
  /** Whether people come by https. */
  readonly secure: boolean
  readonly domains: Domains
  readonly konfigurationen: Konfigurationen
  /** Answers that hold until the database says otherwise. */
  readonly kept: Kept
  readonly hub: Hub
  readonly streams: StreamWatch
  readonly showChange: ShowChange
  /** Of all kinds of bookings, in the order in which they lock. */
  readonly personBuchungen: readonly PersonBuchungen[]
  /** Whatever comes into a house by a table, with the module that each belongs to. */
  readonly einfuhren: readonly ServedEinfuhr[]
  /** Of all kinds of bookings, with the module that each belongs to. */
  readonly kalender: readonly (KalenderArt & { readonly modul: AnyModul | undefined })[]
  /** Of all kinds of screens, with the module that each belongs to. */
  readonly anzeigegeraete: readonly (AnzeigegeraetArt & { readonly modul: AnyModul | undefined })[]
  readonly namesInMails: ReturnType<typeof namesInMailsOf>
  readonly wordedMails: ReturnType<typeof wordedMailsOf>
  readonly mailArten: ReturnType<typeof artenOf>
  /** Of all features. */
  readonly keepsPerson: readonly KeepsPerson[]
  /** Of all features. */
  readonly waitedFor: readonly WaitedFor[]
  /** Of all features. */
  readonly attention: Counts
  /** Of all features. */
  readonly figures: CountsOf<FigureName>
  readonly jobs: Pick<Jobs, 'pool' | 'send' | 'health' | 'faults'>
  readonly mailer: Mailer
  readonly transport: MailTransport
  /** For mails that belong to no house. */
  readonly directMails: Pick<DirectMails, 'send'>
  /** Whether the outbox shows the one-time links of accounts: in the demo without a mail server alone. */
  readonly keepLinks: boolean
  /** What a new hash of a password costs. */
  readonly passwordCost: PasswordCost
  /** Whether operators need a second factor, and show again who they are before what cannot be taken back. */
  readonly operatorsProve: boolean
  /** Origins of push services beside those of the makers of browsers. */
  readonly pushDienste: readonly string[]
  /** The one way to servers whose addresses people enter. */
  readonly outgoing: Outgoing
  readonly storage: Storage
  /** Whether there is room for what is to be kept. */
  readonly room: Room
  /** A small house to look at, as the demo makes its own. */
  readonly beispiel: BeispielRows
  /** What a feature has opened for the server; opened when first asked for. */
  readonly once: <T>(what: Once<T>) => T
}

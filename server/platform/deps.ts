import type pg from 'pg'
import type { Logger } from 'pino'
import type { Ausfuhren } from '../features/fahrtenbuch/ausfuhr/queueAusfuhr.ts'
import type { Auth } from '../features/sitzung/auth.ts'
import type { Clock } from './clock.ts'
import type { Konfigurationen } from './konfiguration/konfiguration.ts'
import type { Hub } from './live/hub.ts'
import type { StreamWatch } from './live/watch.ts'
import type { Mailer } from './mail/queueMail.ts'
import type { Domains } from './sitzung/domains.ts'
import type { Room } from './storage/room.ts'
import type { Storage } from './storage/storage.ts'

/** What the verbs stand on; built once in `compose.ts`, by the tests with a clock of their own. */
export interface Deps {
  /** Role app: sees nothing without a scope. */
  readonly appPool: pg.Pool
  /** Role auth: the sign-in's tables and the directory of Mandanten. */
  readonly authPool: pg.Pool
  readonly auth: Auth
  readonly clock: Clock
  readonly logger: Logger
  readonly domains: Domains
  readonly konfigurationen: Konfigurationen
  readonly hub: Hub
  readonly streams: StreamWatch
  readonly mailer: Mailer
  /** Whether the outbox shows the one-time links of accounts: in the demo without a mail server alone. */
  readonly keepLinks: boolean
  readonly ausfuhren: Ausfuhren
  readonly storage: Storage
  /** Whether there is room for what is to be kept. */
  readonly room: Room
}

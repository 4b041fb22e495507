import type pg from 'pg'
import type { Logger } from 'pino'
import type { Mailer } from '../features/benachrichtigung/queueMail.ts'
import type { Domains } from '../features/mandant/domains.ts'
import type { Konfigurationen } from '../features/mandant/konfiguration.ts'
import type { Clock } from './clock.ts'
import type { Hub } from './live/hub.ts'

/** What the verbs stand on; built once in `main.ts`, and by the tests with a clock of their own. */
export interface Deps {
  readonly appPool: pg.Pool
  readonly authPool: pg.Pool
  readonly clock: Clock
  readonly logger: Logger
  readonly domains: Domains
  readonly konfigurationen: Konfigurationen
  readonly hub: Hub
  readonly mailer: Mailer
}

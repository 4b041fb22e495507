import type pg from 'pg'
import type { Logger } from 'pino'
import { deleteExpiredEvery } from './features/benachrichtigung/deleteExpired.ts'
import { createAccountMailSender } from './features/benachrichtigung/sendAccountMail.ts'
import { type MailDeps, RETRIES, workMail } from './features/benachrichtigung/sendMail.ts'
import { reportFahrzeugeEvery } from './features/bericht/reportFahrzeuge.ts'
import { sweepDateienEvery } from './features/datei/sweepDateien.ts'
import { deleteAusfuhrenEvery } from './features/fahrtenbuch/ausfuhr/deleteAusfuhren.ts'
import { workAusfuhr } from './features/fahrtenbuch/ausfuhr/exportFahrten.ts'
import { createAusfuhren } from './features/fahrtenbuch/ausfuhr/queueAusfuhr.ts'
import { expireFahrtenEvery } from './features/fahrzeug/frist/expire.ts'
import { remindDailyEvery } from './features/fahrzeug/frist/remindDaily.ts'
import { expireEvery } from './features/leseraum/expire.ts'
import { createAuth, originOf } from './features/sitzung/auth.ts'
import { domainOf } from './features/sitzung/queries.ts'
import { mailRenderers } from './mails.ts'
import type { Clock } from './platform/clock.ts'
import { createPool, DEMO_SETTING, onRecorded } from './platform/database/pool.ts'
import type { Deps } from './platform/deps.ts'
import { createJobs, type Jobs, type WorkOptions } from './platform/jobs/createJobs.ts'
import { Konfigurationen } from './platform/konfiguration/konfiguration.ts'
import { Hub } from './platform/live/hub.ts'
import { Wakeup } from './platform/live/wakeup.ts'
import { StreamWatch } from './platform/live/watch.ts'
import { createMailer } from './platform/mail/queueMail.ts'
import { createMailTransport, type MailTransport } from './platform/mail/transport.ts'
import { createAuthPool } from './platform/sitzung/authPool.ts'
import { Domains } from './platform/sitzung/domains.ts'
import { createStorage, type StorageOptions } from './platform/storage/createStorage.ts'
import { Room, watched } from './platform/storage/room.ts'
import type { Storage } from './platform/storage/storage.ts'

export interface ComposeOptions extends StorageOptions {
  readonly appUrl: string
  readonly authUrl: string
  readonly secret: string
  readonly publicUrl: string
  readonly smtpUrl: string | null
  readonly demo: boolean
  readonly clock: Clock
  readonly logger: Logger
  /** Another object store than the options lead to. */
  readonly storage?: Storage
  /** Connections for requests: on two cores more of them only queue inside PostgreSQL instead of here. */
  readonly connections?: number
  /** Another pace than the product's own, for those who play a month in minutes. */
  readonly mailPace?: WorkOptions
}

const CONNECTIONS = 10

/** Puts the parts together and starts none of them: the server, its commands and its tests all stand on this. */
export function compose(options: ComposeOptions) {
  const { clock, logger, publicUrl, secret, smtpUrl } = options
  let stopping = false
  // A pool that ends does not wait for its sockets: PostgreSQL may be faster to close them, which is no loss then.
  const onError = (error: Error) => {
    if (!stopping) logger.error({ err: error }, 'connection to the database lost')
  }
  const demo = options.demo ? { settings: DEMO_SETTING } : {}
  const appPool = createPool(options.appUrl, {
    max: options.connections ?? CONNECTIONS,
    applicationName: 'platzwart',
    onError,
    ...demo,
  })
  const authPool = createAuthPool(options.authUrl, onError, options.demo)
  const jobs = createJobs({ connectionString: options.appUrl, logger, clock, ...demo })
  const keepLinks = keepsLinks(options)
  const mailer = createMailer(jobs)
  const transport = createMailTransport({ smtpUrl, from: `platzwart@${new URL(publicUrl).hostname}` })
  const mail = createAccountMailSender({ pool: jobs.pool, mailer, transport, clock, logger, publicUrl })
  const auth = createAuth({ authPool, secret, publicUrl, mail, logger, clock })
  workMail(jobs, mailDepsOf(options, jobs.pool, authPool, transport), RETRIES, options.mailPace)
  const hub = new Hub(appPool, logger)
  const wakeup = new Wakeup(appPool, options.appUrl, logger, (mandantId) => hub.wake(mandantId))
  for (const pool of [appPool, jobs.pool]) onRecorded(pool, (mandantId) => hub.announce(mandantId))
  const streams = new StreamWatch(appPool, logger)
  const deps: Deps = {
    appPool,
    authPool,
    auth,
    clock,
    logger,
    domains: new Domains(authPool),
    konfigurationen: new Konfigurationen(),
    hub,
    streams,
    mailer,
    keepLinks,
    ausfuhren: createAusfuhren(jobs),
    ...openStore(options),
  }
  addJobs(jobs, deps, options.appUrl)
  return {
    deps,
    jobs,
    /** Live changes and background work; the API answers without them. */
    async start(): Promise<void> {
      hub.start(wakeup)
      streams.start()
      await Promise.all([wakeup.start(), jobs.start()])
    },
    /** Background work ends while requests are still answered. */
    rest: () => jobs.rest(),
    async stop(): Promise<void> {
      stopping = true
      streams.stop()
      hub.stop()
      await Promise.all([wakeup.stop(), jobs.stop()])
      transport.close()
      deps.storage.close()
      await Promise.all([appPool.end(), authPool.end()])
    },
  }
}

/** In a demo without a mail server nothing else would ever show the links of account mails. */
const keepsLinks = ({ demo, smtpUrl }: ComposeOptions) => demo && smtpUrl === null

/** What the outbox needs to send. */
function mailDepsOf(
  options: ComposeOptions,
  pool: pg.Pool,
  authPool: pg.Pool,
  transport: MailTransport,
): MailDeps {
  const { clock, logger, publicUrl } = options
  return {
    pool,
    transport,
    clock,
    logger,
    originOf: async (mandantId: string) => originOf(publicUrl, await domainOf(authPool, mandantId)),
    keepLinks: keepsLinks(options),
    renderers: mailRenderers(pool),
  }
}

function openStore(options: ComposeOptions): Pick<Deps, 'storage' | 'room'> {
  const store = options.storage ?? createStorage(options)
  const room = new Room(store)
  return { storage: watched(store, room), room }
}

/** All work that comes round by itself. */
function addJobs(jobs: Jobs, deps: Deps, connectionString: string): void {
  const { konfigurationen, mailer, logger, storage, authPool, clock } = deps
  const system = { pool: jobs.pool, konfigurationen, mailer, logger }
  const mandanten = async () => {
    const { rows } = await authPool.query<{ id: string }>('select id from public.mandant')
    return rows.map((row) => row.id)
  }
  expireEvery(jobs, system)
  expireFahrtenEvery(jobs, system)
  remindDailyEvery(jobs, system)
  reportFahrzeugeEvery(jobs, system)
  deleteExpiredEvery(jobs, { pool: jobs.pool, mandanten })
  sweepDateienEvery(jobs, { pool: jobs.pool, storage, mandanten })
  workAusfuhr(jobs, { pool: jobs.pool, connectionString, storage, clock, logger })
  deleteAusfuhrenEvery(jobs, { pool: jobs.pool, storage, mandanten })
}

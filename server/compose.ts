import type { Logger } from 'pino'
import { createBeispiel } from './demo/beispiel/createBeispiel.ts'
import { FEATURES } from './features.ts'
import { addressList } from './platform/addressList.ts'
import { attentionOf, figuresOf } from './platform/attention.ts'
import { AnswerCache } from './platform/cache/answerCache.ts'
import type { Clock } from './platform/clock.ts'
import { createPool, DEMO_SETTING, onRecorded } from './platform/database/pool.ts'
import type { Deps, Singleton } from './platform/deps.ts'
import type { WorkDeps } from './platform/feature.ts'
import { createJobs, type Jobs, type WorkOptions } from './platform/jobs/createJobs.ts'
import { Konfigurationen } from './platform/konfiguration/konfiguration.ts'
import { showChanges } from './platform/live/event.ts'
import { Hub } from './platform/live/hub.ts'
import { Wakeup } from './platform/live/wakeup.ts'
import { StreamWatch } from './platform/live/watch.ts'
import { DirectMails } from './platform/mail/directMails.ts'
import { artenOf, mailsOfAll, namesInMailsOf, wordedMailsOf } from './platform/mail/mails.ts'
import { createMailer } from './platform/mail/queueMail.ts'
import { createMailTransport } from './platform/mail/transport.ts'
import { createOutgoing } from './platform/outgoing/outgoing.ts'
import { createAuthPool } from './platform/sitzung/authPool.ts'
import { Domains } from './platform/sitzung/domains.ts'
import { domainOf, isSecure, originOf } from './platform/sitzung/origin.ts'
import { PASSWORD_COST, type PasswordCost } from './platform/sitzung/passwordCost.ts'
import { createStorage, type StorageOptions } from './platform/storage/createStorage.ts'
import type { Storage } from './platform/storage/storage.ts'
import { StorageSpace, watchSpace } from './platform/storage/storageSpace.ts'

export interface ComposeOptions extends StorageOptions {
  readonly appUrl: string
  readonly authUrl: string
  readonly secret: string
  readonly publicUrl: string
  readonly smtpUrl: string | null
  readonly demo: boolean
  /** Operators need a second factor and must re-authenticate before irreversible actions. Default: false. */
  readonly operatorsProve?: boolean
  readonly clock: Clock
  readonly logger: Logger
  /** Replaces the object store that the options select. */
  readonly storage?: Storage
  /** Cost of new password hashes. Default: `PASSWORD_COST`. */
  readonly passwordCost?: PasswordCost
  /** Origins of push services besides those of browser makers. Default: none. */
  readonly pushDienste?: readonly string[]
  /** Addresses and CIDR ranges of internal servers that outgoing requests may reach. Default: none. */
  readonly innerAddresses?: readonly string[]
  /** Connections for requests. On two cores, more would only queue inside PostgreSQL instead of here. */
  readonly connections?: number
  /** Pace of mail delivery other than the default, for tests that play a month in minutes. */
  readonly mailPace?: WorkOptions
}

const CONNECTIONS = 10

/** About five hundred days of plans with 300 seats. */
const CACHE_BYTES = 48 * 1024 * 1024

/**
 * Wires the parts together without starting them. The server, its commands and its tests are built on this.
 */
export function compose(options: ComposeOptions) {
  const { clock, logger, publicUrl, secret } = options
  let stopping = false
  // `pool.end()` does not wait for its sockets: PostgreSQL may close them first, which is no error while
  // stopping.
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
  const mailer = createMailer(jobs)
  const mail = openMail(options)
  const hub = new Hub(appPool, logger)
  const wakeup = new Wakeup(appPool, options.appUrl, logger, (mandantId) => hub.wake(mandantId))
  for (const pool of [appPool, jobs.pool]) onRecorded(pool, (mandantId) => hub.announce(mandantId))
  const streams = new StreamWatch(appPool, logger)
  const deps: Deps = {
    appPool,
    authPool,
    clock,
    logger,
    publicUrl,
    secret,
    secure: isSecure(publicUrl),
    domains: new Domains(authPool),
    konfigurationen: new Konfigurationen(),
    cache: new AnswerCache(CACHE_BYTES),
    hub,
    streams,
    showChange: showChanges(FEATURES),
    ...ofPeople(),
    kalender: FEATURES.flatMap(({ modul, kalender }) => (kalender ? { ...kalender, modul } : [])),
    anzeigegeraete: FEATURES.flatMap(({ modul, anzeigegeraete = [] }) =>
      anzeigegeraete.map((one) => ({ ...one, modul })),
    ),
    einfuhren: FEATURES.flatMap(({ modul, einfuhren = [] }) => einfuhren.map((one) => ({ ...one, modul }))),
    attention: attentionOf(FEATURES),
    figures: figuresOf(FEATURES),
    jobs,
    mailer,
    ...mail,
    ...ofOptions(options),
    beispiel: createBeispiel,
    ...openStore(options),
    singleton: openSingletons(() => deps),
  }
  addJobs(jobs, { ...deps, ...workOf(options, deps) })
  return {
    deps,
    jobs,
    /** Starts live changes and background work; the API answers without them. */
    async start(): Promise<void> {
      hub.start(wakeup)
      streams.start()
      await Promise.all([wakeup.start(), jobs.start()])
    },
    /** Ends background work while requests are still answered. */
    rest: () => Promise.all([jobs.rest(), mail.directMails.rest()]),
    async stop(): Promise<void> {
      stopping = true
      streams.stop()
      hub.stop()
      await Promise.all([wakeup.stop(), jobs.stop(), mail.directMails.stop()])
      mail.transport.close()
      deps.storage.close()
      await Promise.all([appPool.end(), authPool.end()])
    },
  }
}

/** Collects what features contribute about people and mails. */
const ofPeople = (): Pick<
  Deps,
  | 'personBuchungen'
  | 'anonymisationGuards'
  | 'waitingListHooks'
  | 'namesInMails'
  | 'wordedMails'
  | 'mailArten'
> => ({
  namesInMails: namesInMailsOf(FEATURES),
  wordedMails: wordedMailsOf(FEATURES),
  mailArten: artenOf(FEATURES),
  personBuchungen: FEATURES.flatMap((feature) => feature.personBuchungen ?? []).toSorted(
    (a, b) => a.reihe - b.reihe,
  ),
  anonymisationGuards: FEATURES.flatMap((feature) => feature.anonymisationGuard ?? []),
  waitingListHooks: FEATURES.flatMap((feature) => feature.waitingListHooks ?? []),
})

/** What follows from the options alone. */
const ofOptions = ({
  demo,
  smtpUrl,
  pushDienste = [],
  innerAddresses = [],
  operatorsProve = false,
  passwordCost = PASSWORD_COST,
}: ComposeOptions) => ({
  operatorsProve,
  passwordCost,
  // A demo without a mail server has no other way to show the links of account mails.
  keepLinks: demo && smtpUrl === null,
  pushDienste,
  outgoing: createOutgoing({ allowed: addressList(innerAddresses) }),
})

/** Opens mail delivery: the transport, and mails sent without an outbox. */
function openMail({ smtpUrl, publicUrl, logger }: ComposeOptions) {
  const transport = createMailTransport({ smtpUrl, from: `platzwart@${new URL(publicUrl).hostname}` })
  return { transport, directMails: new DirectMails(transport, logger) }
}

/** Opens each resource on first use, once. */
function openSingletons(deps: () => Deps): Deps['singleton'] {
  const opened = new Map<Singleton<unknown>, unknown>()
  return <T>(what: Singleton<T>): T => {
    if (!opened.has(what)) opened.set(what, what.open(deps()))
    return opened.get(what) as T
  }
}

/** Additional dependencies of background work. */
function workOf({ appUrl, mailPace }: ComposeOptions, { jobs, authPool, publicUrl }: Deps) {
  return {
    pool: jobs.pool,
    connectionString: appUrl,
    mandanten: async () => {
      const { rows } = await authPool.query<{ id: string }>('select id from public.mandant')
      return rows.map((row) => row.id)
    },
    originOf: async (mandantId: string) => originOf(publicUrl, await domainOf(authPool, mandantId)),
    mails: mailsOfAll(FEATURES, jobs.pool),
    ...(mailPace && { mailPace }),
  }
}

function openStore(options: ComposeOptions): Pick<Deps, 'storage' | 'storageSpace'> {
  const store = options.storage ?? createStorage(options)
  const storageSpace = new StorageSpace(store)
  return { storage: watchSpace(store, storageSpace), storageSpace }
}

/** Registers all recurring and queued jobs. */
function addJobs(jobs: Jobs, deps: WorkDeps): void {
  for (const { jobs: works = [] } of FEATURES) for (const add of works) add(jobs, deps)
}

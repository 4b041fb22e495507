import { once } from 'node:events'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { announce } from './announce.ts'
import { createApp } from './app.ts'
import { compose } from './compose.ts'
import { fillDemo } from './demo/fill.ts'
import { DEMO_LOGINS } from './demo/logins.ts'
import { hashPassword } from './features/sitzung/anmeldung/hashPassword.ts'
import { authOf } from './features/sitzung/auth.ts'
import { addressList } from './platform/addressList.ts'
import { refuseUnsettled } from './platform/backup/restored.ts'
import { clockAt, systemClock } from './platform/clock.ts'
import { collectGarbage } from './platform/config/collectGarbage.ts'
import { ensureSecret } from './platform/config/ensureSecret.ts'
import { listenRefusal } from './platform/config/listenRefusal.ts'
import { onStop } from './platform/config/onStop.ts'
import { type Config, readConfig } from './platform/config/readConfig.ts'
import { StartRefusal } from './platform/config/startRefusal.ts'
import { webBuilt } from './platform/config/webBuild.ts'
import { startOwnCluster } from './platform/database/ownCluster.ts'
import { Drain } from './platform/http/drain.ts'
import { createHttpServer } from './platform/http/server.ts'
import { staticApp } from './platform/http/static.ts'
import { readMachines, refuseMissing } from './platform/migrate/distribute.ts'
import { prepareDatabase } from './platform/migrate/prepareDatabase.ts'
import { withClient } from './platform/migrate/session.ts'
import { checkStorage } from './platform/storage/createStorage.ts'

const WEB = fileURLToPath(new URL('../web/dist', import.meta.url))

function settings(): Config {
  const config = readConfig(process.env)
  if (!config.ok) throw new StartRefusal(config.sentences.join('\n'))
  return config.value
}

async function listen(servers: readonly Server[], config: Config): Promise<void> {
  for (const [i, server] of servers.entries()) {
    server.listen(config.port, config.addresses[i])
    await once(server, 'listening').catch((error: unknown) => {
      throw listenRefusal(error, config.port, config.host)
    })
  }
}

async function main(): Promise<void> {
  const config = settings()
  const logger = pino({
    level: process.env.LOG_LEVEL ?? 'info',
    redact: ['req.headers.cookie', '*.password', '*.token'],
    // Not the whole object: database errors carry their connection and, with it, every statement.
    serializers: { err: ({ name, message, code, stack }) => ({ name, message, code, stack }) },
  })
  const cluster =
    config.databaseUrl === null
      ? await startOwnCluster(config.dataFolder, { onTrouble: (sentence) => logger.warn(sentence) })
      : null
  const secret = config.secret ?? ensureSecret(config.dataFolder)
  const adminUrl = config.databaseUrl ?? (cluster?.adminUrl as string)
  const urls = await prepareDatabase(adminUrl, secret)
  await refuseUnsettled(urls.ownerUrl)
  const machines = await withClient(urls.ownerUrl, readMachines)
  refuseMissing(machines)
  if (machines.workers > 0) logger.info(machines, 'the database is a Citus cluster')
  const clock = config.testNow === null ? systemClock : clockAt(Temporal.Instant.from(config.testNow), true)
  const platzwart = compose({ ...config, ...urls, secret, clock, logger })
  const { deps } = platzwart
  await checkStorage(deps.storage, config)
  if (config.demo) {
    const { appPool, authPool } = deps
    // A fixed clock means browser tests, which use the small demo.
    await fillDemo({ appPool, authPool, hashPassword, now: clock.now(), inFull: config.testNow === null })
    await deps.domains.refresh()
  }
  await webBuilt(process.env)
  const web = staticApp(WEB)
  const app = createApp({
    deps,
    facts: { demo: config.demo ? DEMO_LOGINS.map((login) => ({ ...login })) : null, build: web.build },
    web,
    stopping: () => drain.stopping,
    trusted: addressList(config.trustedProxies),
    demoHere: config.demoHere,
    databaseWorkers: machines.workers,
  })
  const servers = config.addresses.map(() => createHttpServer(app.fetch))
  const drain = new Drain(servers)
  let started: Promise<void> | undefined
  onStop((reason) => {
    logger.info({ reason }, 'stopping')
    void (async () => {
      const rest = async () => {
        // When stopped during start-up: wait, as a half-started server cannot be stopped.
        await started?.catch(() => undefined)
        await platzwart.rest()
      }
      await Promise.all([drain.end(() => deps.streams.stop()), rest()])
      await platzwart.stop()
      await cluster?.stop()
      process.exit(0)
    })()
  })
  await listen(servers, config)
  started = platzwart.start()
  await started
  await announce(config, authOf(deps))
  collectGarbage()
}

main().catch((error: unknown) => {
  if (error instanceof StartRefusal) console.error(`\n${error.message}\n`)
  else console.error(error)
  process.exit(1)
})

import { pino } from 'pino'
import { compose } from '../compose.ts'
import { systemClock } from '../platform/clock.ts'
import { ensureSecret } from '../platform/config/ensureSecret.ts'
import { type Config, readConfig } from '../platform/config/readConfig.ts'
import { StartRefusal } from '../platform/config/startRefusal.ts'
import { joinOwnCluster } from '../platform/database/ownCluster.ts'
import { prepareDatabase } from '../platform/migrate/prepareDatabase.ts'

/** The settings of the server, which its commands take too. @throws StartRefusal in a sentence for each wrong one */
export function readSettings(): Config {
  const read = readConfig(process.env)
  if (!read.ok) throw new StartRefusal(read.sentences.join('\n'))
  return read.value
}

/** Reads what was typed behind a command. @throws StartRefusal with what is wrong with it, and how the command is used */
export function readTyped<T>(usage: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new StartRefusal(`${(error as Error).message}\n\n${usage}`)
  }
}

/** The parts of the server for a command: beside a running server, or on a database that stands still. */
export async function withPlatzwart<T>(
  work: (platzwart: ReturnType<typeof compose>, config: Config) => Promise<T>,
): Promise<T> {
  const config = readSettings()
  const cluster = config.databaseUrl === null ? await joinOwnCluster(config.dataFolder) : null
  try {
    const secret = config.secret ?? ensureSecret(config.dataFolder)
    return await composed(config, config.databaseUrl ?? (cluster?.adminUrl as string), secret, work)
  } finally {
    await cluster?.stop()
  }
}

/** The parts of the server on a database that is prepared for them first, their queues open and nothing running. */
export async function composed<T>(
  config: Config,
  adminUrl: string,
  secret: string,
  work: (platzwart: ReturnType<typeof compose>, config: Config) => Promise<T>,
): Promise<T> {
  const urls = await prepareDatabase(adminUrl, secret)
  const logger = pino({ level: 'error' })
  const platzwart = compose({ ...config, ...urls, secret, clock: systemClock, logger, connections: 2 })
  try {
    await platzwart.jobs.open()
    return await work(platzwart, config)
  } finally {
    await platzwart.stop()
  }
}

/** A command's main function: a refusal is a sentence, anything else a fault with its stack. */
export function runCommand(main: (args: readonly string[]) => Promise<void>): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    if (error instanceof StartRefusal) console.error(`\n${error.message}\n`)
    else console.error(error)
    process.exitCode = 1
  })
}

import type { MailDeps } from '../features/benachrichtigung/sendMail.ts'
import { FEATURES } from '../features.ts'
import { mailsOfAll } from '../platform/mail/mails.ts'
import type { MailTransport } from '../platform/mail/transport.ts'
import type { TestApp } from './app.ts'

/** What `sendMail` needs, from a test's app and a transport of its own. */
export const mailDeps = (
  app: TestApp,
  transport: MailTransport,
  origin = 'http://nordhafen.localhost:3000',
): MailDeps => ({
  pool: app.jobs.pool,
  jobs: app.jobs,
  transport,
  clock: app.clock,
  logger: app.deps.logger,
  originOf: async () => origin,
  keepLinks: false,
  mails: mailsOfAll(FEATURES, app.jobs.pool),
  storage: app.deps.storage,
  secret: app.deps.secret,
})

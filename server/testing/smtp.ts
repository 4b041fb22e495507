import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  readonly to: readonly string[]
  /** The whole message as it came over the wire. */
  readonly raw: string
}

export interface TestSmtp {
  readonly url: string
  readonly port: number
  readonly mails: ReceivedMail[]
  close(): Promise<void>
}

export interface TestSmtpOptions {
  /** Takes the connection and never says a word. */
  readonly hangs?: boolean
  /** Addresses that are refused for good. */
  readonly refuses?: (address: string) => boolean
  /** Addresses to which nothing is taken for now, as a greylist says it. */
  readonly greylists?: (address: string) => boolean
  /** Messages that are not taken for now. */
  readonly defers?: (raw: string) => boolean
  readonly port?: number
  /** What happens after a mail has come, and before its sender is told so. */
  readonly before?: () => Promise<void>
}

const answerOf = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })

/** Senders keep their connections for ten seconds, and nobody waits for that. */
const CLOSES_WITHIN_MS = 50

/** A real mail server on loopback that keeps what it gets. */
export async function testSmtp(options: TestSmtpOptions = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH'],
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: CLOSES_WITHIN_MS,
    onConnect: (_, done) => {
      if (!options.hangs) done()
    },
    onRcptTo: ({ address }, _, done) => {
      if (options.refuses?.(address)) done(answerOf('no such person', 550))
      else done(options.greylists?.(address) ? answerOf('greylisted, come again', 451) : null)
    },
    onData: (stream, session, done) => {
      text(stream).then(async (raw) => {
        await options.before?.()
        if (options.defers?.(raw)) return done(answerOf('not now', 451))
        mails.push({ to: session.envelope.rcptTo.map((receiver) => receiver.address), raw })
        done()
      }, done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    close: () => new Promise((done) => server.close(done)),
  }
}

import { cleanLine } from '@platzwart/domain/plainText'
import type { Transporter } from 'nodemailer'

export interface Attachment {
  readonly filename: string
  /** Text, or the bytes of a file. */
  readonly content: string | Buffer
  readonly contentType: string
  /** Content id of a picture within the letter. */
  readonly cid?: string
}

/** A calendar invitation (RFC 5546, RFC 6047), as an alternative to the text and as an attachment. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  /** RFC 5545. */
  readonly content: string
}

/** A message to one recipient. */
export interface Message {
  /** Display name of the sender; the address is the installation's. */
  readonly fromName: string
  readonly toName: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  readonly language: string
  readonly attachments: readonly Attachment[]
  readonly invitation: Invitation | null
  /** The recipient's unsubscribe link (RFC 2369; one-click if https, RFC 8058). */
  readonly unsubscribe?: string | null
}

export interface MailTransport {
  /** Sender address. */
  readonly from: string
  /**
   * Sends a message and returns the mail server's reply. Null without a mail server: mails then stay in the
   * outbox, which the app shows.
   */
  readonly send: ((message: Message) => Promise<string>) | null
  close(): void
}

/** The mail server rejected the recipient or message permanently: no retry. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The mail server rejected the mail temporarily (greylisting, full mailbox). */
class MailDeferred extends Error {
  override readonly name = 'MailDeferred'
}

/** The mail server could not be reached or did not follow the protocol. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway'
}

export interface TransportOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; null without a mail server. */
  readonly smtpUrl: string | null
  /** Sender address. */
  readonly from: string
  readonly timeoutMilliseconds?: number
}

/**
 * A Message-ID in the sender's domain, as mail servers expect. Stable per mail, so that a second copy, sent
 * after a crash, is recognised as a duplicate.
 */
export function messageIdOf(id: string, { from }: Pick<MailTransport, 'from'>): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

const TIMEOUT_MILLISECONDS = 10_000
/** Stricter than RFC 5321, but sufficient for addresses of people. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[A-Za-z0-9.-]{1,190}$/u

/**
 * Creates an SMTP transport with short timeouts and few connections, so that a hanging mail server delays
 * only mails.
 */
export function createMailTransport(options: TransportOptions): MailTransport {
  const { from } = options
  if (options.smtpUrl === null) return { from, send: null, close: () => undefined }
  const timeout = options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS
  const url = options.smtpUrl
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
      // Nothing in a message is read from a file or fetched from a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  // Loaded and opened with the first mail.
  let opened: Promise<Transporter> | null = null
  return {
    from,
    send: async (message) => {
      if (!ADDRESS.test(message.to)) throw new MailRefused('not an address that mail is sent to')
      try {
        opened ??= open()
        const transport = await opened
        const { response } = await transport.sendMail({
          from: { name: oneLine(cleanLine(message.fromName)), address: from },
          to: { name: oneLine(cleanLine(message.toName)), address: message.to },
          subject: oneLine(message.subject),
          text: message.text,
          html: message.html,
          messageId: message.messageId,
          attachments: [...message.attachments],
          ...(message.invitation ? { icalEvent: { filename: 'platzwart.ics', ...message.invitation } } : {}),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': message.language,
            ...unsubscribing(message.unsubscribe ?? null),
          },
        })
        return oneLine(String(response))
      } catch (error) {
        throw judged(error)
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

function unsubscribing(address: string | null): Record<string, string> {
  if (address === null) return {}
  const byPress = address.startsWith('https:')
    ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}
  return { 'List-Unsubscribe': `<${address}>`, ...byPress }
}

/** Prevents header injection by names and subjects. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/**
 * 5xx replies about recipient or message are permanent, 4xx temporary. Everything else is a fault of
 * connection, login or server.
 */
function judged(error: unknown): Error {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number }
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 400
  if (!isAboutMail) return new MailServerAway(String(error), { cause: error })
  return responseCode >= 500
    ? new MailRefused(String(error), { cause: error })
    : new MailDeferred(String(error), { cause: error })
}

/** The mail server's reply to a rejected message, or the connection error. */
export function serverReply(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  const cause = error.cause instanceof Error ? error.cause : error
  const { response } = cause as { readonly response?: unknown }
  return oneLine(typeof response === 'string' ? response : cause.message)
}

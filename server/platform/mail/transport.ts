import { cleanLine } from '@platzwart/domain/plainText'
import type { Transporter } from 'nodemailer'

export interface Attachment {
  readonly filename: string
  /** Text, or the bytes of a file. */
  readonly content: string | Buffer
  readonly contentType: string
  /** Of a picture that the letter shows: what it is called there. */
  readonly cid?: string
}

/** By which the receiver's calendar takes up a message by itself (RFC 5546, RFC 6047): beside the text, and as a file for the others. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL'
  /** RFC 5545. */
  readonly content: string
}

/** One message to one person. */
export interface Message {
  /** Shown as the sender; the address is the installation's. */
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
  /** Address at which the receiver's mail program switches such mails off (RFC 2369; by one press where it is https, RFC 8058). */
  readonly unsubscribe?: string | null
}

export interface MailTransport {
  /** Address of the sender. */
  readonly from: string
  /**
   * Answers what the mail server said when it took the message. Null without a mail server: mails then stand in the outbox alone, which the app
   * shows.
   */
  readonly send: ((message: Message) => Promise<string>) | null
  close(): void
}

/** The mail server refused this receiver or this message for good: another attempt would end the same. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The mail server answered, and does not take this mail for now (a greylist, a full mailbox). */
class MailDeferred extends Error {
  override readonly name = 'MailDeferred'
}

/** Nothing was said about this mail: the mail server could not be reached, or not be spoken with. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway'
}

export interface TransportOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; null without a mail server. */
  readonly smtpUrl: string | null
  /** Sender's address. */
  readonly from: string
  readonly timeoutMilliseconds?: number
}

/**
 * Below the sender's domain, as mail servers expect it. The same mail has the same id: a second copy, after a crash between sending and noting it,
 * is recognised as one.
 */
export function messageIdOf(id: string, { from }: Pick<MailTransport, 'from'>): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

const TIMEOUT_MILLISECONDS = 10_000
/** RFC 5321 allows more; no address of a person needs it. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[A-Za-z0-9.-]{1,190}$/u

/** SMTP with short timeouts and few connections: a mail server that hangs takes nothing with it but the mail. */
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
      // Nothing of a message is ever read from a file or fetched from an address.
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

/** No line break, and so no further header, comes in by a name or a subject. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** An answer about the receiver or the message: 5xx is final, 4xx is for now. Everything else is trouble with the connection, the log-in or the server. */
function judged(error: unknown): Error {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number }
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 400
  if (!isAboutMail) return new MailServerAway(String(error), { cause: error })
  return responseCode >= 500
    ? new MailRefused(String(error), { cause: error })
    : new MailDeferred(String(error), { cause: error })
}

/** What the mail server said of a message that it did not take, or what kept it from saying anything. */
export function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  const cause = error.cause instanceof Error ? error.cause : error
  const { response } = cause as { readonly response?: unknown }
  return oneLine(typeof response === 'string' ? response : cause.message)
}

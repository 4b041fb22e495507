import { resolve } from 'node:path'
import { z } from 'zod'
import { addressList } from '../addressList.ts'
import { listenAddresses } from './listenAddresses.ts'
import { isLoopback } from './loopback.ts'

/** All configuration from the environment, read once at start-up. docs/operations.md documents the variables. */
export interface Config {
  readonly port: number
  readonly host: string
  /**
   * Addresses to listen on; both loopback addresses for `localhost`, so that names under .localhost work over
   * IPv4 and IPv6.
   */
  readonly addresses: readonly string[]
  /** Null: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null
  /** Absolute path. */
  readonly dataFolder: string
  /** Origin without a trailing slash. */
  readonly publicUrl: string
  /** Addresses and CIDR ranges of trusted proxies, whose forwarding headers count. */
  readonly trustedProxies: readonly string[]
  /** Addresses and CIDR ranges of internal servers that houses may connect to. */
  readonly innerAddresses: readonly string[]
  /** Null: mails are written to the log. */
  readonly smtpUrl: string | null
  /** Null: files are stored in the data folder. */
  readonly s3Url: string | null
  /** Null: generated at the first start and kept in the data folder (see `ensureSecret`). */
  readonly secret: string | null
  readonly demo: boolean
  /** The demo is implicit and therefore answers this machine only. */
  readonly demoHere: boolean
  /**
   * Operators need a second factor, and must re-authenticate before houses are created, deleted, imported or
   * exported.
   */
  readonly operatorsProve: boolean
  /** For browser tests, in the demo only: a fixed time (ISO 8601). Null: the system clock. */
  readonly testNow: string | null
}

export type ConfigResult =
  | { readonly ok: true; readonly value: Config }
  | { readonly ok: false; readonly sentences: readonly string[] }

type Environment = Readonly<Record<string, string | undefined>>

/** The message for an invalid variable: what is wrong, and what to write instead. Name and value are prepended. */
const says = (sentence: string) => ({ error: sentence })

const PORT = z
  .string()
  .regex(/^\d{1,5}$/, says('is not a port number: write one from 1 to 65535, such as PORT=3000.'))
  .transform(Number)
  .refine(
    (port) => port <= 65_535,
    says('is beyond the last port: write one from 1 to 65535, such as PORT=3000.'),
  )

const HOST = z
  .string()
  .regex(
    /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$/,
    says(
      'is neither a host name nor an address: write HOST=localhost for this machine only or HOST=0.0.0.0 for all.',
    ),
  )

const DATABASE_URL = z.string().superRefine((text, context) => {
  const url = URL.parse(text)
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    context.addIssue(
      'is not an address of PostgreSQL: write DATABASE_URL=postgresql://user:password@host:5432/database.',
    )
  } else if (url.hostname === '') {
    context.addIssue(
      'names no host: write DATABASE_URL=postgresql://user:password@host:5432/database (a socket folder as host, with %2F for each slash).',
    )
  } else if (url.username === '') {
    context.addIssue('names no user: write DATABASE_URL=postgresql://user:password@host:5432/database.')
  } else if (url.pathname.length < 2) {
    context.addIssue(
      'names no database: write it at the end, DATABASE_URL=postgresql://user:password@host:5432/database.',
    )
  }
})

const PUBLIC_URL = z.string().superRefine((text, context) => {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') {
    context.addIssue(
      'is not a web address: write the one that people type, such as PUBLIC_URL=https://platzwart.example.org.',
    )
  } else if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    context.addIssue(`has more than scheme, host and port: write PUBLIC_URL=${url.origin}.`)
  } else if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    context.addIssue(
      `would send passwords and sessions through the network for everybody to read: write PUBLIC_URL=https://${url.hostname}, with a reverse proxy before it that speaks TLS.`,
    )
  }
})

const LOOPBACK = ['127.0.0.0/8', '::1'] as const

/** A comma-separated list of addresses and CIDR ranges; `loopback` is this machine. */
const addressRanges = (says: string) =>
  z.string().transform((text, context) => {
    const words = text.split(',').map((word) => word.trim())
    const ranges = words.flatMap((word) => (word.toLowerCase() === 'loopback' ? LOOPBACK : [word]))
    for (const range of ranges) {
      try {
        addressList([range])
      } catch {
        context.addIssue(says)
        return z.NEVER
      }
    }
    return ranges
  })

const TRUSTED_PROXIES = addressRanges(
  'is not a list of addresses and ranges: write those of your proxies, such as TRUSTED_PROXIES=10.0.0.5 or TRUSTED_PROXIES=loopback,10.1.0.0/16.',
)

const INNER_ADDRESSES = addressRanges(
  'is not a list of addresses and ranges: write those of the inner servers that houses may connect to, such as INNER_ADDRESSES=10.0.0.7 or INNER_ADDRESSES=10.1.0.0/16,fd12::/48.',
)

const SMTP_URL = z.string().superRefine((text, context) => {
  const url = URL.parse(text)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    context.addIssue(
      'is not an address of a mail server: write SMTP_URL=smtp://user:password@mail.example.org:587 (smtps:// for TLS from the first byte).',
    )
  }
})

const S3_URL = z.string().superRefine((text, context) => {
  const url = URL.parse(text)
  const form = 'write S3_URL=https://key:secret@s3.example.org/bucket?region=eu-central-1.'
  if (!url || !['http:', 'https:'].includes(url.protocol))
    context.addIssue(`is not an address of an object store: ${form}`)
  else if (url.username === '' || url.password === '')
    context.addIssue(`lacks the key and its secret: ${form}`)
  else if (!/^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(url.pathname))
    context.addIssue(`names no bucket: ${form}`)
})

const DEMO = z.enum(
  ['on', 'off'],
  says('is neither on nor off: write DEMO=on for the demo Mandanten or DEMO=off for an empty start.'),
)

const OPERATORS_PROVE = z.enum(
  ['on', 'off'],
  says(
    'is neither on nor off: write OPERATORS_PROVE=on to ask operators for a second factor, and again before houses come, go or leave as a file.',
  ),
)

const TEST_NOW = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/,
    says('is not an instant: write PLATZWART_TEST_NOW=2026-10-24T10:00:00Z.'),
  )

const VARIABLES = {
  PORT: PORT.default(3000),
  HOST: HOST.default('localhost'),
  DATABASE_URL: DATABASE_URL.optional(),
  PLATZWART_DATA: z
    .string()
    .refine(
      (path) => !path.includes('\0'),
      says('is not a path: write a folder, such as PLATZWART_DATA=/var/lib/platzwart.'),
    )
    .default('.data'),
  PUBLIC_URL: PUBLIC_URL.optional(),
  TRUSTED_PROXIES: TRUSTED_PROXIES.default([]),
  INNER_ADDRESSES: INNER_ADDRESSES.default([]),
  SMTP_URL: SMTP_URL.optional(),
  S3_URL: S3_URL.optional(),
  SECRET: z.string().optional(),
  DEMO: DEMO.optional(),
  OPERATORS_PROVE: OPERATORS_PROVE.optional(),
  PLATZWART_TEST_NOW: TEST_NOW.optional(),
} as const

/** Variables whose values must not reach a terminal or a log. */
const SECRETS = new Set(['DATABASE_URL', 'SMTP_URL', 'S3_URL', 'SECRET'])

/**
 * Reads the environment; an empty variable counts as unset. Reports all invalid values at once, each in a
 * sentence that names the variable, the problem, and what to write instead.
 */
export function readConfig(environment: Environment): ConfigResult {
  const given = Object.fromEntries(
    Object.keys(VARIABLES).map((name) => [name, environment[name]?.trim() || undefined]),
  )
  const parsed = z.object(VARIABLES).safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path: [name], message }) =>
      sentence(String(name), given, message),
    )
    return { ok: false, sentences }
  }
  const { PORT: port, HOST: host, PLATZWART_DATA, DATABASE_URL, ...rest } = parsed.data
  const publicUrl = rest.PUBLIC_URL ? new URL(rest.PUBLIC_URL).origin : `http://${hostInUrl(host)}:${port}`
  if (!rest.PUBLIC_URL && !isLoopback(new URL(publicUrl).hostname))
    return { ok: false, sentences: [unnamed(host)] }
  const local = isLoopback(host) && isLoopback(new URL(publicUrl).hostname)
  const demo = rest.DEMO === undefined ? DATABASE_URL === undefined && local : rest.DEMO === 'on'
  if (rest.PLATZWART_TEST_NOW && !demo) return { ok: false, sentences: [STOPPED_CLOCK] }
  const weakness = demo ? null : weaknessOf(rest.SECRET, DATABASE_URL !== undefined)
  if (weakness) return { ok: false, sentences: [weakness] }
  return {
    ok: true,
    value: {
      port,
      host,
      addresses: listenAddresses(host),
      databaseUrl: DATABASE_URL ?? null,
      dataFolder: resolve(PLATZWART_DATA),
      publicUrl,
      trustedProxies: rest.TRUSTED_PROXIES,
      innerAddresses: rest.INNER_ADDRESSES,
      smtpUrl: rest.SMTP_URL ?? null,
      s3Url: rest.S3_URL ?? null,
      secret: rest.SECRET ?? null,
      demo,
      demoHere: demo && rest.DEMO === undefined,
      operatorsProve: rest.OPERATORS_PROVE === undefined ? !demo && !local : rest.OPERATORS_PROVE === 'on',
      testNow: rest.PLATZWART_TEST_NOW ?? null,
    },
  }
}

function sentence(name: string, given: Environment, message: string): string {
  return SECRETS.has(name) ? `${name} ${message}` : `${name}=${given[name]} ${message}`
}

const STOPPED_CLOCK =
  'PLATZWART_TEST_NOW stops the clock, which only a demo may: take it out, or write DEMO=on beside it.'

function unnamed(host: string): string {
  return `HOST=${host} is reached through the network: write PUBLIC_URL=https://… beside it, the address that people type, with a reverse proxy before it that speaks TLS.`
}

const SHORTEST_SECRET = 32
const FEWEST_CHARACTERS = 8

function weaknessOf(secret: string | undefined, ownDatabase: boolean): string | null {
  const how = 'write SECRET=<at least 32 random characters>, such as the output of: openssl rand -base64 48'
  if (secret === undefined) {
    return ownDatabase
      ? `SECRET is missing, and every server on the database of DATABASE_URL needs the same one: ${how}`
      : null
  }
  if (secret.length < SHORTEST_SECRET) return `SECRET is too short (${secret.length} characters): ${how}`
  if (new Set(secret).size < FEWEST_CHARACTERS) return `SECRET is easy to guess: ${how}`
  return null
}

/** What a browser on this machine uses as host. */
function hostInUrl(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

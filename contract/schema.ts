import { z } from '@hono/zod-openapi'
import { isOpenLink } from '@platzwart/domain/link'
import { isMailAddress, mailAddressOf } from '@platzwart/domain/mailAddress'
import { cleanLine, cleanText, isPlainText } from '@platzwart/domain/plainText'
import { parseUhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Code } from './codes.ts'

const PLAIN = [isPlainText, { params: { code: 'feld.steuerzeichen' } }] as const

const typed = (clean: (text: string) => string, max: number, min: number) =>
  z
    .string()
    .overwrite(clean)
    .trim()
    .min(min)
    .max(max)
    .refine(...PLAIN)

/**
 * One line of user input, such as a name: trimmed, length-limited, without line breaks, invisible characters,
 * control characters or lone surrogates.
 */
export const text = (max: number, min = 0) => typed(cleanLine, max, min)

/** The same for several lines. */
export const lines = (max: number, min = 0) => typed(cleanText, max, min)

/**
 * Other text from outside, unchanged except for NFC normalisation: names, lists, cursors. User input is
 * `text`; no request has a bare string.
 */
export function rawText(max: number, min = 0) {
  return z
    .string()
    .normalize()
    .min(min)
    .max(max)
    .refine(...PLAIN)
}

/** A link that other people follow. */
export function link(max: number) {
  return text(max).refine(isOpenLink, { params: { code: 'feld.link' } })
}

/** A mail address in its stored form: lower case, ASCII domain, without a display name. */
export const mailAddress = z
  .string()
  .overwrite(mailAddressOf)
  .max(254)
  .refine(isMailAddress, { params: { code: 'feld.format' } })
  .openapi({ format: 'email' })

export const uuid = z.uuid().openapi({ example: '01980000-0000-7000-8000-000000000001' })

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const MOST_IDS = 100

/** Comma-separated ids in a query. */
export const ids = z
  .string()
  .regex(new RegExp(`^${UUID}(?:,${UUID}){0,${MOST_IDS - 1}}$`, 'i'))
  .openapi({ description: `With commas between them, at most ${MOST_IDS}.` })

/** The database has no year 0, and a zone's offset may shift a day beyond its limits. */
const storableTag = (text: string) => !/^000[01]/.test(text)

/** Far enough from the limits of database and calendar that no rule, offset or zone exceeds them. */
const YEAR_1900_MS = -2_208_988_800_000
const YEAR_9000_MS = 221_845_392_000_000

/** More than nine decimals cannot be parsed. The instant is checked, not the year written before the offset. */
function usableInstant(text: string): boolean {
  if (/\.\d{10}/.test(text)) return false
  const { epochMilliseconds } = Temporal.Instant.from(text)
  return epochMilliseconds >= YEAR_1900_MS && epochMilliseconds < YEAR_9000_MS
}

/** An instant as RFC 3339 with offset and at most nine decimals, from 1900 to 8999 in UTC: `2026-11-21T09:00:00Z`. */
export const instant = z.iso
  .datetime({ offset: true, abort: true })
  .refine(usableInstant)
  .openapi({ example: '2026-11-21T09:00:00Z' })

/** A local day of the Mandant, `YYYY-MM-DD`; anything else is 'Invalid date format'. */
export const tag = z.iso
  .date({ abort: true })
  .refine(storableTag, { params: { code: 'tag.ungueltig' } })
  .openapi({ example: '2026-11-21' })

/**
 * A day from which weeks are counted in both directions: from 1900 to 8999, like instants, so that the result
 * stays within the database's limits.
 */
export const nearTag = tag.refine((text) => text >= '1900-01-01' && text < '9000-01-01', {
  params: { code: 'tag.ungueltig' },
})

/** Code for values that are not strings; a missing value is still reported as missing. */
function codedType(code: Code) {
  return ({ input }: { readonly input?: unknown }) => (input === undefined ? undefined : code)
}

/**
 * A wall time of the Mandant, `HH:mm` from 00:00 to 23:59 (SPECIFICATION section 5). Other text is 'No Valid
 * Time String', other types are 'Zeit zum setzen ist kein valider String'.
 */
export const uhrzeit = z
  .string({ error: codedType('uhrzeit.keineZeichenkette') })
  .refine((text) => parseUhrzeit(text).ok, { params: { code: 'uhrzeit.ungueltig' } })
  .openapi({ example: '08:00', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

export const version = z.int().min(1).openapi({ description: 'Counts changes; send it as If-Match.' })

/** Cursor and limit, to be spread into a list's query. */
export const PAGED = {
  cursor: rawText(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
}

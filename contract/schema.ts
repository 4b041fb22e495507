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

/** What a person types into one line, names above all: trimmed, bounded, without breaks and without signs that nobody sees; no control characters and lone surrogates. */
export const text = (max: number, min = 0) => typed(cleanLine, max, min)

/** The same of several lines. */
export const lines = (max: number, min = 0) => typed(cleanText, max, min)

/** Any other text from outside, taken as it stands but in one spelling (NFC): names, lists, positions. What is typed is `text`; no request takes a bare string. */
export function given(max: number, min = 0) {
  return z
    .string()
    .normalize()
    .min(min)
    .max(max)
    .refine(...PLAIN)
}

/** A link that others follow. */
export function link(max: number) {
  return text(max).refine(isOpenLink, { params: { code: 'feld.link' } })
}

/** An address that people are written to, as it is kept: lower case, its domain in ASCII, without what a mail program writes around it. */
export const mailAddress = z
  .string()
  .overwrite(mailAddressOf)
  .max(254)
  .refine(isMailAddress, { params: { code: 'feld.format' } })
  .openapi({ format: 'email' })

export const uuid = z.uuid().openapi({ example: '01980000-0000-7000-8000-000000000001' })

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const MOST_IDS = 100

/** Ids in an address, with commas between them. */
export const ids = z
  .string()
  .regex(new RegExp(`^${UUID}(?:,${UUID}){0,${MOST_IDS - 1}}$`, 'i'))
  .openapi({ description: `With commas between them, at most ${MOST_IDS}.` })

/** The database knows no year 0; a zone may lead over either end of what it knows. */
const storableTag = (text: string) => !/^000[01]/.test(text)

/** Far enough from the ends of what database and calendar know that no rule, offset or zone leads over them. */
const YEAR_1900_MS = -2_208_988_800_000
const YEAR_9000_MS = 221_845_392_000_000

/** Ten and more decimals are none that we could read; it is the moment that is judged, not the year that is written before the offset. */
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
 * A day that others are counted from, weeks before and after it: from 1900 to 8999, as instants are, so that no count leads over the end of
 * what the database reads.
 */
export const nearTag = tag.refine((text) => text >= '1900-01-01' && text < '9000-01-01', {
  params: { code: 'tag.ungueltig' },
})

/** The code of what is no text, instead of that of any other type; what is missing is said to be missing. */
function codedType(code: Code) {
  return ({ input }: { readonly input?: unknown }) => (input === undefined ? undefined : code)
}

/** A wall time of the Mandant, `HH:mm` from 00:00 to 23:59 (SPECIFICATION section 5); any other text is 'No Valid Time String', and what is no text 'Zeit zum setzen ist kein valider String'. */
export const uhrzeit = z
  .string({ error: codedType('uhrzeit.keineZeichenkette') })
  .refine((text) => parseUhrzeit(text).ok, { params: { code: 'uhrzeit.ungueltig' } })
  .openapi({ example: '08:00', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

export const version = z.int().min(1).openapi({ description: 'Counts changes; send it as If-Match.' })

/** Where a page of a list begins, and how much of it: to be spread into the query of a list. */
export const PAGED = {
  cursor: given(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
}

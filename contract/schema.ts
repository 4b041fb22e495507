import { z } from '@hono/zod-openapi'

/** RFC 9457 codes travel as `params.code` of zod's custom issues; the server turns them into coded issues. */
const NO_CONTROL = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]*$/u

function wellFormed(text: string): boolean {
  return NO_CONTROL.test(text) && text.isWellFormed()
}

/** Text typed by a person: trimmed, bounded, free of control characters and lone surrogates. */
export function text(max: number, min = 0) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine(wellFormed, { params: { code: 'feld.steuerzeichen' } })
}

export const uuid = z.uuid().openapi({ example: '01980000-0000-7000-8000-000000000001' })

/** The database knows no year 0, and the years past 9999 are written otherwise; an offset may lead over either end, and so may a zone. */
const storableInstant = (text: string) => !/^(?:000[01]|9999)/.test(text)
const storableTag = (text: string) => !/^000[01]/.test(text)

/** An instant as RFC 3339 with offset, `2026-11-21T09:00:00Z`. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(storableInstant)
  .openapi({ example: '2026-11-21T09:00:00Z' })

/** A local day of the Mandant, `YYYY-MM-DD`. */
export const tag = z.iso.date().refine(storableTag).openapi({ example: '2026-11-21' })

/** A wall time of the Mandant, `HH:mm` from 00:00 to 23:59 (SPECIFICATION section 5). */
export const uhrzeit = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .openapi({ example: '08:00' })

export const version = z.int().min(1).openapi({ description: 'Counts changes; send it as If-Match.' })

/** One entry as it is written; every text is as people typed it. */
export interface Line {
  readonly uid: string
  readonly version: number
  readonly stamp: Temporal.Instant
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
  readonly titel: string
  readonly ort?: string
  readonly url?: string
  readonly vorgemerkt: boolean
}

const REFRESH = 'PT15M'
const LINE_BYTES = 75

/** A calendar has at least one component (RFC 5545, 3.4): one without entries says in which zone it would tell them. */
const EMPTY = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/**
 * A calendar that programs subscribe to (RFC 5545, 7986). It is no message, so it has no METHOD, which would ask for an organizer. Written by ourselves: a thousand entries take the mails' library a tenth of a second in which the
 * server answers nobody, and it writes the calendar's name as it comes.
 */
export function renderKalender(name: string, entries: readonly Line[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Platzwart//Platzwart//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${textOf(name)}`,
    `X-WR-CALNAME:${textOf(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...(entries.length === 0 ? EMPTY : entries.flatMap(linesOf)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf({ uid, version, stamp, von, bis, titel, ort, url, vorgemerkt }: Line): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(von)}`,
    `DTEND:${utc(bis)}`,
    `SUMMARY:${textOf(titel)}`,
    ...(ort === undefined ? [] : [`LOCATION:${textOf(ort)}`]),
    ...(url === undefined ? [] : [`URL;VALUE=URI:${url}`]),
    `STATUS:${vorgemerkt ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    `X-MICROSOFT-CDO-BUSYSTATUS:${vorgemerkt ? 'TENTATIVE' : 'BUSY'}`,
    'END:VEVENT',
  ]
}

/** `20261123T080000Z`: an instant has no zone that a reader could take for another one. */
const utc = (at: Temporal.Instant) => at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

/** No text ends its line or begins another property. */
function textOf(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()
}

/** Lines have at most 75 bytes; the rest goes on behind a space, and no character is torn. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_BYTES) return line
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > LINE_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += letter
    bytes += size
  }
  return [...parts, part].join('\r\n')
}

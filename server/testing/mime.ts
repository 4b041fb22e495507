/** A message as a mail program shows it: what our own tests ask of it, and no more. */
export interface ShownMail {
  readonly to: readonly string[]
  readonly messageId: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What is for the receiver's calendar, wherever it stands in the message. */
  readonly calendars: readonly string[]
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[]
}

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  return { headers, body: raw.slice(end + 4) }
}

/** The leaves of a multipart message (RFC 2046). */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((piece) => leavesOf(partOf(piece.replace(/^\r\n/, '').replace(/\r\n$/, ''))))
}

function quotedPrintable(text: string): Buffer {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

function bytesOf({ headers, body }: Part): Buffer {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? quotedPrintable(body) : Buffer.from(body, 'utf8')
}

/** RFC 2047; words that stand side by side belong together. */
function headerText(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      (kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : quotedPrintable(text.replaceAll('_', ' '))
      ).toString('latin1'),
    )
}

export function shownMail(mail: { readonly to: readonly string[]; readonly raw: string }): ShownMail {
  const whole = partOf(mail.raw)
  const leaves = leavesOf(whole)
  const typed = (type: string) =>
    leaves.find((leaf) => leaf.headers.get('content-type')?.startsWith(type) && !isFile(leaf))
  return {
    to: mail.to,
    messageId: whole.headers.get('message-id') ?? '',
    subject: decoded(headerText(whole.headers.get('subject') ?? '')),
    text: bytesOf(typed('text/plain') ?? whole)
      .toString('utf8')
      .replaceAll('\r\n', '\n'),
    html: bytesOf(typed('text/html') ?? whole).toString('utf8'),
    calendars: leaves
      .filter((leaf) => leaf.headers.get('content-type')?.startsWith('text/calendar'))
      .map((leaf) => bytesOf(leaf).toString('utf8')),
    files: leaves.filter(isFile).map((leaf) => ({
      name: /filename="?([^";]+)"?/.exec(leaf.headers.get('content-disposition') ?? '')?.[1] ?? '',
      type: leaf.headers.get('content-type') ?? '',
      bytes: bytesOf(leaf),
    })),
  }
}

function isFile({ headers }: Part): boolean {
  return headers.get('content-disposition')?.startsWith('attachment') ?? false
}

/** Encoded words may break inside a character, so they are joined as bytes first. */
function decoded(text: string): string {
  return [...text].every((character) => (character.codePointAt(0) ?? 0) < 256)
    ? Buffer.from(text, 'latin1').toString('utf8')
    : text
}

import { createHash } from 'node:crypto'

/** The migrations of released versions with their sums, one a line. */
export const RELEASED = 'server/platform/migrate/released.txt'

/** As the database remembers it: line ends apart. */
export function sumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}

/** Sums by the name of the file. */
export function readReleased(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

import { hash } from 'node:crypto'

/** SHA-256 over UTF-8, hexadecimal: what chains the logbook. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex')
}

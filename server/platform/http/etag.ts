import { hash } from 'node:crypto'
import { buildId } from './buildId.ts'

/** A weak ETag: the same content regardless of compression. */
export function entityTag(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`
}

/**
 * An ETag computed from an answer's inputs, before the answer is built. Includes the build id, as another
 * version may build another answer from them.
 */
export function tagFromInputs(...parts: readonly unknown[]): string {
  return entityTag(`${buildId()} ${JSON.stringify(parts)}`)
}

/** Weak comparison for If-None-Match (RFC 9110, 13.1.2). */
export function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const bare = (value: string) => value.trim().replace(/^W\//, '')
  return header.split(',').some((value) => bare(value) === bare(tag))
}

/** The version in If-Match; null when the header is missing or not ours. */
export function versionOf(header: string | undefined): number | null {
  const match = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header ?? '')
  return match ? Number(match[1]) : null
}

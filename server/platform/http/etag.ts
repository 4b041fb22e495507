import { hash } from 'node:crypto'
import { buildId } from './buildId.ts'

/** Weak: the same meaning, whatever the compression. */
export function entityTag(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`
}

/**
 * Of an answer that is told by what it is made of, before it is made. It names the program that makes it, because another version may make another
 * answer of the same.
 */
export function keptTag(...parts: readonly unknown[]): string {
  return entityTag(`${buildId()} ${JSON.stringify(parts)}`)
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
export function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const bare = (value: string) => value.trim().replace(/^W\//, '')
  return header.split(',').some((value) => bare(value) === bare(tag))
}

/** The version that If-Match names; null when the header is missing or not one of ours. */
export function versionOf(header: string | undefined): number | null {
  const match = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header ?? '')
  return match ? Number(match[1]) : null
}

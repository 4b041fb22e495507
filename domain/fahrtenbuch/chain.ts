import type { Eintrag, EintragContent } from './types.ts'

/** An instant, or its ISO 8601 text. */
type Moment = Temporal.Instant | string

/** SHA-256 of a text's UTF-8, as 64 hexadecimal digits; injected, because the domain uses no library. */
export type Hash = (text: string) => string

/** The newest row of a vehicle's chain. */
export interface ChainHead {
  readonly nummer: number
  readonly hash: string
}

/** The head of an empty chain. */
export const CHAIN_START: ChainHead = { nummer: 0, hash: '0'.repeat(64) }

const VERSION = 'platzwart-fahrtenbuch-1'

/**
 * The text that is hashed: every fact of the row and the previous row's hash, as a JSON list in this order.
 * Another order, format or meaning needs another version; existing rows stay as they are for ten years.
 */
export function canonicalText(entry: Omit<Eintrag<Moment>, 'hash'>): string {
  return JSON.stringify([
    VERSION,
    entry.vorgaengerHash,
    entry.id,
    entry.fahrzeugId,
    entry.nummer,
    entry.art,
    entry.bezugNummer,
    entry.buchungId,
    entry.fahrtart,
    entry.abfahrt.toString(),
    entry.ankunft.toString(),
    entry.kmStart,
    entry.kmEnde,
    entry.zielort,
    entry.zweck,
    entry.zielperson,
    entry.umweg,
    entry.fahrerId,
    entry.fahrerName,
    entry.grund,
    entry.verspaetet,
    entry.erfasstVon,
    entry.erfasst.toString(),
  ])
}

/**
 * Truncates to whole milliseconds, which every store keeps, so that a row reads back exactly as it was
 * hashed.
 */
function wholeMilliseconds(instant: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(instant.epochMilliseconds)
}

/** Appends a row to the chain. */
export function chainEintrag(content: EintragContent, head: ChainHead, hash: Hash): Eintrag {
  const entry = {
    ...content,
    abfahrt: wholeMilliseconds(content.abfahrt),
    ankunft: wholeMilliseconds(content.ankunft),
    erfasst: wholeMilliseconds(content.erfasst),
    nummer: head.nummer + 1,
    vorgaengerHash: head.hash,
  }
  return { ...entry, hash: hash(canonicalText(entry)) }
}

/**
 * `nummer`: a number is missing or repeated; `vorgaenger`: the row does not follow the one before it;
 * `inhalt`: the row was changed.
 */
interface ChainFault {
  readonly nummer: number
  readonly art: 'nummer' | 'vorgaenger' | 'inhalt'
}

/** The fault of the next row; null if there is none. A missing number is reported as that number. */
function checkLink(entry: Eintrag<Moment>, head: ChainHead, hash: Hash): ChainFault | null {
  if (entry.nummer !== head.nummer + 1) return { nummer: head.nummer + 1, art: 'nummer' }
  // The row's own hash first: a changed row is the broken one, not the row that follows it.
  if (hash(canonicalText(entry)) !== entry.hash) return { nummer: entry.nummer, art: 'inhalt' }
  if (entry.vorgaengerHash !== head.hash) return { nummer: entry.nummer, art: 'vorgaenger' }
  return null
}

export interface ChainReport {
  /** The last valid row, before the end or the first fault. */
  readonly head: ChainHead
  readonly fault: ChainFault | null
}

/** Verifies rows in the order of their numbers, starting after `head`, and stops at the first fault. */
export function verifyChain(
  entries: Iterable<Eintrag<Moment>>,
  hash: Hash,
  head: ChainHead = CHAIN_START,
): ChainReport {
  let last = head
  for (const entry of entries) {
    const fault = checkLink(entry, last, hash)
    if (fault) return { head: last, fault }
    last = { nummer: entry.nummer, hash: entry.hash }
  }
  return { head: last, fault: null }
}

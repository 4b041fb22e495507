import type { Eintrag, EintragContent } from './types.ts'

/** An instant, or its text in ISO 8601 as an instant writes it. */
type Moment = Temporal.Instant | string

/** SHA-256 of a text's UTF-8, as 64 hexadecimal digits; the domain computes nothing that needs a library. */
export type Hash = (text: string) => string

/** The newest row of a vehicle's chain. */
export interface ChainHead {
  readonly nummer: number
  readonly hash: string
}

/** Where every chain begins. */
export const CHAIN_START: ChainHead = { nummer: 0, hash: '0'.repeat(64) }

const VERSION = 'platzwart-fahrtenbuch-1'

/**
 * What is hashed: every fact of the row and the hash of the one before, as a JSON list in this order. Other order, other form, other
 * meaning is another version; rows that are written stay what they are for ten years.
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

/** Whole milliseconds: what every store keeps, so that a row read back is the row that was hashed. */
function wholeMilliseconds(instant: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(instant.epochMilliseconds)
}

/** Puts a row behind the newest one. */
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

/** `nummer`: a number is missing or twice there; `vorgaenger`: it does not follow the row before it; `inhalt`: it is not as it was written. */
interface ChainFault {
  readonly nummer: number
  readonly art: 'nummer' | 'vorgaenger' | 'inhalt'
}

/** What is wrong with the row that should come next; null when nothing is. A missing number is named by itself. */
function checkLink(entry: Eintrag<Moment>, head: ChainHead, hash: Hash): ChainFault | null {
  if (entry.nummer !== head.nummer + 1) return { nummer: head.nummer + 1, art: 'nummer' }
  // First what it says of itself: a row that was changed is the broken one, not the row that follows it.
  if (hash(canonicalText(entry)) !== entry.hash) return { nummer: entry.nummer, art: 'inhalt' }
  if (entry.vorgaengerHash !== head.hash) return { nummer: entry.nummer, art: 'vorgaenger' }
  return null
}

export interface ChainReport {
  /** Rows that are in order, up to the end or to the first broken one. */
  readonly head: ChainHead
  readonly fault: ChainFault | null
}

/** Walks on from `head` over rows in the order of their numbers, and stops at the first that is broken. */
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

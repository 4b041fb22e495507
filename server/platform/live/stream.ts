import type { LiveEvent } from '@platzwart/contract/live'
import type { Tx } from '../database/tx.ts'
import type { Deps } from '../deps.ts'
import {
  type Change,
  currentPosition,
  formatPosition,
  isAfter,
  isLongAgo,
  numberChanges,
  type Position,
  readChanges,
} from './feed.ts'
import type { Subscriber } from './hub.ts'
import type { StreamSeats } from './seats.ts'

/** Milliseconds between two signs of life on a quiet stream (V1). */
export const HEARTBEAT_MS = 25_000
/** Bytes that a slow reader may be behind before it is cut off; it comes back and resumes. */
const MAX_BEHIND = 1024 * 1024
/** Changes that a returning reader gets one by one; past that it reads everything anew. */
const MAX_RESUME = 2_000

/** Where a stream goes on. */
export interface Resumed {
  readonly position: Position
  /** What was missed; null when that is too much or unknown: the reader starts anew. */
  readonly missed: readonly Change[] | null
}

/** Who reads a stream, and what of the house's changes they are told. */
export interface Reader {
  readonly mandantId: string
  readonly show: (change: Change) => LiveEvent | null
  /** Whether there is nothing more for them after a change. */
  readonly isEndedBy?: (change: Change) => boolean
  /** Ends the stream when they are let in no more. @returns stops looking */
  readonly watch: (close: (againMs?: number) => void) => () => void
  /** Gives their place back. */
  readonly leave: () => void
}

function format(position: Position, event: object): string {
  return `id: ${formatPosition(position)}\ndata: ${JSON.stringify(event)}\n\n`
}

function formatAll({ show }: Reader, changes: readonly Change[]): string {
  let text = ''
  for (const change of changes) {
    const event = show(change)
    if (event) text += format(change.position, event)
  }
  return text
}

/** What a reader who was after a position has missed. */
export async function readMissed(tx: Tx, after: Position | null): Promise<Resumed> {
  await numberChanges(tx)
  const now = await currentPosition(tx)
  // After a restore the numbers go on from where they were then: a position from the future is none.
  if (after === null || isAfter(after, now)) return { position: now, missed: null }
  if (await isLongAgo(tx, after)) return { position: now, missed: null }
  const missed = await readChanges(tx, after, MAX_RESUME + 1)
  if (missed.length > MAX_RESUME) return { position: now, missed: null }
  return { position: missed.at(-1)?.position ?? after, missed }
}

/** What a reader is told of its next try; nothing when it is not to come again so soon. */
const comeAgain = (ms?: number) => (ms === undefined ? '' : `retry: ${Math.round(ms)}\n\n`)

export function stream(
  deps: Deps,
  seats: StreamSeats,
  reader: Reader,
  resumed: Resumed,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const { mandantId, isEndedBy = () => false } = reader
  const encoder = new TextEncoder()
  let ended = false
  let end: (last?: string) => void = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          if (text === '' || ended) return
          if ((controller.desiredSize ?? 0) < -MAX_BEHIND) end()
          else controller.enqueue(encoder.encode(text))
        }
        // The hub may be ahead of this reader's position, or behind it: each change is written once, in order.
        let written = resumed.position
        let held: Change[] | null = null
        const pass = (changes: readonly Change[]) => {
          const fresh = changes.filter((change) => isAfter(change.position, written))
          written = fresh.at(-1)?.position ?? written
          write(formatAll(reader, fresh))
          if (fresh.some(isEndedBy)) end()
        }
        const subscriber: Subscriber = {
          mandantId,
          changes: (changes) => {
            if (held) held.push(...changes)
            else pass(changes)
          },
        }
        const catchUp = async (joined: Position) => {
          held = []
          const between = await seats.inTurn(() =>
            deps.hub.readFrom(mandantId, resumed.position, MAX_RESUME + 1),
          )
          // Not readable now: the reader is cut off, comes back by itself, and resumes.
          if (between === null || 'refusal' in between) return end()
          const later = held
          held = null
          if (between.length > MAX_RESUME) {
            written = joined
            write(format(joined, { art: 'neuladen' }))
          } else pass(between)
          pass(later)
        }
        const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
        const unwatch = reader.watch((ms) => end(comeAgain(ms)))
        end = (last = '') => {
          end = () => {}
          write(last)
          ended = true
          clearInterval(heartbeat)
          deps.hub.unsubscribe(subscriber)
          unwatch()
          reader.leave()
          signal.removeEventListener('abort', aborted)
          try {
            controller.close()
          } catch {
            // The reader closed it first.
          }
        }
        const aborted = () => end()
        signal.addEventListener('abort', aborted)
        write(
          resumed.missed === null
            ? format(resumed.position, { art: 'neuladen' })
            : formatAll(reader, resumed.missed) || ': \n\n',
        )
        const joined = deps.hub.subscribe(subscriber, resumed.position)
        // The channel is already past this reader: what lies between is read once more, for it alone.
        if (isAfter(joined, resumed.position)) void catchUp(joined)
        else deps.hub.wake(mandantId)
        // It went away while it was looked at whether it may read, and nobody will say so again.
        if (signal.aborted) end()
      },
      cancel: () => end(),
    },
    { highWaterMark: 1, size: (chunk) => chunk.byteLength },
  )
}

/** The answer that a stream is; a HEAD has no body that anybody would read, or close. */
export function answerStream(body: ReadableStream<Uint8Array> | null): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}

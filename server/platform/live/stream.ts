import type { LiveEvent } from '@platzwart/contract/live'
import type { Tx } from '../database/tx.ts'
import type { Deps } from '../deps.ts'
import {
  type Change,
  currentPosition,
  formatPosition,
  isAfter,
  isTooOldToReplay,
  numberChanges,
  type Position,
  readChanges,
} from './feed.ts'
import type { Subscriber } from './hub.ts'
import type { StreamLimits } from './streamLimits.ts'

/** Milliseconds between heartbeats on a quiet stream (V1). */
export const HEARTBEAT_MS = 25_000
/** Bytes a slow reader may lag behind before it is disconnected; it reconnects and resumes. */
const MAX_BEHIND = 1024 * 1024
/** Changes that a returning reader gets one by one; with more, it reads everything anew. */
const MAX_RESUME = 2_000

/** Where a stream resumes. */
export interface ResumePoint {
  readonly position: Position
  /** Missed changes; null when they are too many or unknown, and the reader starts anew. */
  readonly missed: readonly Change[] | null
}

/** A reader of a stream, and what it may see of the house's changes. */
export interface Reader {
  readonly mandantId: string
  readonly show: (change: Change) => LiveEvent | null
  /** Whether a change ends the stream. */
  readonly isEndedBy?: (change: Change) => boolean
  /**
   * Watches the reader's access and closes the stream when it is lost.
   * @returns a function that stops watching
   */
  readonly watch: (close: (againMs?: number) => void) => () => void
  /** Releases the reservation. */
  readonly release: () => void
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

/** Reads what a reader has missed since a position. */
export async function readMissed(tx: Tx, after: Position | null): Promise<ResumePoint> {
  await numberChanges(tx)
  const now = await currentPosition(tx)
  // After a restore, numbers continue from an earlier state: a position from the future is invalid.
  if (after === null || isAfter(after, now)) return { position: now, missed: null }
  if (await isTooOldToReplay(tx, after)) return { position: now, missed: null }
  const missed = await readChanges(tx, after, MAX_RESUME + 1)
  if (missed.length > MAX_RESUME) return { position: now, missed: null }
  return { position: missed.at(-1)?.position ?? after, missed }
}

/** Sets the client's reconnection delay, if any. */
const comeAgain = (ms?: number) => (ms === undefined ? '' : `retry: ${Math.round(ms)}\n\n`)

export function stream(
  deps: Deps,
  seats: StreamLimits,
  reader: Reader,
  resumed: ResumePoint,
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
        // The hub may be ahead of or behind this reader: each change is written once, in order.
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
          // The database does not answer: disconnect the reader, which reconnects and resumes.
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
          reader.release()
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
        // The channel is ahead of this reader: it reads the changes in between separately.
        if (isAfter(joined, resumed.position)) void catchUp(joined)
        else deps.hub.wake(mandantId)
        // It disconnected during the checks, and no further abort event will come.
        if (signal.aborted) end()
      },
      cancel: () => end(),
    },
    { highWaterMark: 1, size: (chunk) => chunk.byteLength },
  )
}

/** The response of a stream; a HEAD request has no body to read or close. */
export function answerStream(body: ReadableStream<Uint8Array> | null): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}

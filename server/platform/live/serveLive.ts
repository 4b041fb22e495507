import * as wire from '@platzwart/contract/operations/live'
import type { Tx } from '../database/tx.ts'
import type { Deps } from '../deps.ts'
import { checkFactor } from '../http/endpoint.ts'
import { ProblemError, type Refusal } from '../http/problem.ts'
import { answer } from '../http/serve.ts'
import { openSitzung } from '../sitzung/openSitzung.ts'
import type { ShowChange } from './event.ts'
import {
  type Change,
  currentPosition,
  formatPosition,
  isAfter,
  isLongAgo,
  numberChanges,
  type Position,
  parsePosition,
  readChanges,
} from './feed.ts'
import type { Subscriber } from './hub.ts'
import { StreamSeats } from './seats.ts'

/** Milliseconds between two signs of life on a quiet stream (V1). */
export const HEARTBEAT_MS = 25_000
/** Bytes that a slow reader may be behind before it is cut off; it comes back and resumes. */
const MAX_BEHIND = 1024 * 1024
/** Changes that a returning reader gets one by one; past that it reads everything anew. */
const MAX_RESUME = 2_000

interface Opened {
  readonly mandantId: string
  readonly benutzerId: string
  /** Gives the person's place back. */
  readonly leave: () => void
  /** Where the stream goes on. */
  readonly position: Position
  /** What was missed; null when that is too much or unknown: the reader starts anew. */
  readonly missed: readonly Change[] | null
}

function format(position: Position, event: object): string {
  return `id: ${formatPosition(position)}\ndata: ${JSON.stringify(event)}\n\n`
}

function formatAll(show: ShowChange, changes: readonly Change[], readerId: string): string {
  let text = ''
  for (const change of changes) {
    const event = show(change, readerId)
    if (event) text += format(change.position, event)
  }
  return text
}

/** What a request for a stream says. */
interface Asked {
  readonly token: string
  readonly hostMandantId: string | null
  readonly requestId: string
  readonly after: Position | null
}

async function readMissed(tx: Tx, after: Position | null): Promise<Pick<Opened, 'position' | 'missed'>> {
  await numberChanges(tx)
  const now = await currentPosition(tx)
  // After a restore the numbers go on from where they were then: a position from the future is none.
  if (after === null || isAfter(after, now)) return { position: now, missed: null }
  if (await isLongAgo(tx, after)) return { position: now, missed: null }
  const missed = await readChanges(tx, after, MAX_RESUME + 1)
  if (missed.length > MAX_RESUME) return { position: now, missed: null }
  return { position: missed.at(-1)?.position ?? after, missed }
}

async function open(
  deps: Deps,
  seats: StreamSeats,
  { token, hostMandantId, requestId, after }: Asked,
): Promise<Opened | { refusal: Refusal }> {
  let leave = () => {}
  const opening = () =>
    openSitzung(
      { pool: deps.appPool, token, hostMandantId: hostMandantId as never, requestId },
      async ({ tx, stand, mandantId, benutzerId }) => {
        checkFactor(await (await deps.konfigurationen.of(tx, stand)).person(tx, benutzerId))
        const seat = seats.take(benutzerId)
        if ('refusal' in seat) return seat
        leave = seat
        return { mandantId, benutzerId, leave, ...(await readMissed(tx, after)) }
      },
    )
  try {
    // Who begins anew reads nothing; who comes back reads up to what fits into memory, a few at a time.
    return await (after === null ? opening() : seats.inTurn(opening))
  } catch (error) {
    leave()
    throw error
  }
}

/** What a reader is told of its next try; nothing when it is not to come again so soon. */
const comeAgain = (ms?: number) => (ms === undefined ? '' : `retry: ${Math.round(ms)}\n\n`)

function stream(deps: Deps, seats: StreamSeats, opened: Opened, token: string, signal: AbortSignal) {
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
        let written = opened.position
        let held: Change[] | null = null
        const pass = (changes: readonly Change[]) => {
          const fresh = changes.filter((change) => isAfter(change.position, written))
          written = fresh.at(-1)?.position ?? written
          write(formatAll(deps.showChange, fresh, opened.benutzerId))
        }
        const subscriber: Subscriber = {
          mandantId: opened.mandantId,
          changes: (changes) => {
            if (held) held.push(...changes)
            else pass(changes)
          },
        }
        const catchUp = async (joined: Position) => {
          held = []
          const between = await seats.inTurn(() =>
            deps.hub.readFrom(opened.mandantId, opened.position, MAX_RESUME + 1),
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
        const { mandantId, benutzerId } = opened
        const watched = { token, mandantId, benutzerId, close: (ms?: number) => end(comeAgain(ms)) }
        const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
        end = (last = '') => {
          end = () => {}
          write(last)
          ended = true
          clearInterval(heartbeat)
          deps.hub.unsubscribe(subscriber)
          deps.streams.remove(watched)
          opened.leave()
          signal.removeEventListener('abort', aborted)
          try {
            controller.close()
          } catch {
            // The reader closed it first.
          }
        }
        const aborted = () => end()
        signal.addEventListener('abort', aborted)
        deps.streams.add(watched)
        write(
          opened.missed === null
            ? format(opened.position, { art: 'neuladen' })
            : formatAll(deps.showChange, opened.missed, opened.benutzerId) || ': \n\n',
        )
        const joined = deps.hub.subscribe(subscriber, opened.position)
        // The channel is already past this reader: what lies between is read once more, for it alone.
        if (isAfter(joined, opened.position)) void catchUp(joined)
        else deps.hub.wake(opened.mandantId)
        // It went away while its session was looked at, and nobody will say so again.
        if (signal.aborted) end()
      },
      cancel: () => end(),
    },
    { highWaterMark: 1, size: (chunk) => chunk.byteLength },
  )
}

export const liveServed = answer(wire.live, { who: 'sitzung' }, ({ deps }) => {
  const seats = new StreamSeats()
  return async (c, { after: asked }) => {
    const token = c.get('token')
    if (!token) throw new ProblemError({ status: 401, code: 'sitzung.keine' })
    const hostMandantId = c.get('hostMandantId')
    const after = parsePosition(c.req.header('last-event-id') ?? asked)
    const opened = await open(deps, seats, { token, hostMandantId, requestId: c.get('requestId'), after })
    if ('refusal' in opened) throw new ProblemError(opened.refusal)
    // A HEAD has no body that anybody would read, or close.
    const head = c.req.method === 'HEAD'
    if (head) opened.leave()
    const body = head ? null : stream(deps, seats, opened, token, c.req.raw.signal)
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    })
  }
})

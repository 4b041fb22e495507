import * as wire from '@platzwart/contract/operations/live'
import type { Deps } from '../deps.ts'
import { checkFactor } from '../http/endpoint.ts'
import { ProblemError, type Refusal } from '../http/problem.ts'
import { answer } from '../http/serve.ts'
import { openSitzung } from '../sitzung/openSitzung.ts'
import { type Position, parsePosition } from './feed.ts'
import { answerStream, type Reader, type ResumePoint, readMissed, stream } from './stream.ts'
import { StreamLimits } from './streamLimits.ts'

interface Opened extends ResumePoint {
  readonly mandantId: string
  readonly benutzerId: string
  /** Releases the person's reservation. */
  readonly release: () => void
}

/** The parameters of a stream request. */
interface Asked {
  readonly token: string
  readonly hostMandantId: string | null
  readonly requestId: string
  readonly after: Position | null
}

async function open(
  deps: Deps,
  seats: StreamLimits,
  { token, hostMandantId, requestId, after }: Asked,
): Promise<Opened | { refusal: Refusal }> {
  let release = () => {}
  const opening = () =>
    openSitzung(
      { pool: deps.appPool, token, hostMandantId: hostMandantId as never, requestId },
      async ({ tx, stand, mandantId, benutzerId }) => {
        checkFactor(await (await deps.konfigurationen.of(tx, stand)).person(tx, benutzerId))
        const seat = seats.take(benutzerId)
        if ('refusal' in seat) return seat
        release = seat
        return { mandantId, benutzerId, release, ...(await readMissed(tx, after)) }
      },
    )
  try {
    // A new reader reads nothing; a returning one reads up to what fits into memory, a few readers at a time.
    return await (after === null ? opening() : seats.inTurn(opening))
  } catch (error) {
    release()
    throw error
  }
}

function readerOf(deps: Deps, { mandantId, benutzerId, release }: Opened, token: string): Reader {
  return {
    mandantId,
    show: (change) => deps.showChange(change, benutzerId),
    watch(close) {
      const watched = { token, mandantId, benutzerId, close }
      deps.streams.add(watched)
      return () => deps.streams.remove(watched)
    },
    release,
  }
}

export const liveServed = answer(wire.live, { who: 'sitzung' }, ({ deps }) => {
  const seats = new StreamLimits()
  return async (c, { after: asked }) => {
    const token = c.get('token')
    if (!token) throw new ProblemError({ status: 401, code: 'sitzung.keine' })
    const hostMandantId = c.get('hostMandantId')
    const after = parsePosition(c.req.header('last-event-id') ?? asked)
    const opened = await open(deps, seats, { token, hostMandantId, requestId: c.get('requestId'), after })
    if ('refusal' in opened) throw new ProblemError(opened.refusal)
    const head = c.req.method === 'HEAD'
    if (head) opened.release()
    const reader = readerOf(deps, opened, token)
    return answerStream(head ? null : stream(deps, seats, reader, opened, c.req.raw.signal))
  }
})

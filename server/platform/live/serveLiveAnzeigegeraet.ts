import type { LiveStand } from '@platzwart/contract/live'
import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import type { Anzeigegeraet } from '../anzeigegeraetArt.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { answer } from '../http/serve.ts'
import { admitAnzeigegeraet } from '../http/serveAnzeigegeraet.ts'
import { type Change, parsePosition } from './feed.ts'
import { answerStream, type Reader, type ResumePoint, readMissed, stream } from './stream.ts'
import { StreamLimits } from './streamLimits.ts'

/** The table's name in the audit trail. */
const OBJEKT = 'anzeigegeraet'

interface Opened extends ResumePoint {
  readonly mandantId: string
  readonly geraet: Anzeigegeraet
  readonly release: () => void
}

/** A screen only learns that it must read again: neither what changed nor by whom. */
function readerOf(deps: Deps, { mandantId, geraet, release }: Opened): Reader {
  const { id, ziel } = geraet
  const art = deps.anzeigegeraete.find((one) => one.art === geraet.art)
  const isOwn = ({ objekt, objektId }: Change) => objekt === OBJEKT && objektId === id
  const event: LiveStand = { art: 'stand', objekt: OBJEKT, objektId: id }
  return {
    mandantId,
    show: (change) => (isOwn(change) || art?.isNews(change, ziel) === true ? event : null),
    isEndedBy: (change) => isOwn(change) && change.aktion === 'revokeAnzeigegeraet',
    watch(close) {
      const watched = { mandantId, id, close }
      deps.streams.addAnzeigegeraet(watched)
      return () => deps.streams.removeAnzeigegeraet(watched)
    },
    release,
  }
}

export const liveAnzeigegeraetServed = answer(
  wire.liveAnzeigegeraet,
  { who: 'anzeigegeraet' },
  ({ deps }, policy) => {
    const seats = new StreamLimits()
    return async (c, { after: asked }) => {
      const after = parsePosition(c.req.header('last-event-id') ?? asked)
      let release = () => {}
      const opening = () =>
        admitAnzeigegeraet(deps, policy, c, async ({ tx, geraet }) => {
          const seat = seats.take(geraet.id)
          if ('refusal' in seat) throw new ProblemError(seat.refusal)
          release = seat
          return { mandantId: tx.scope.mandantId, geraet, release, ...(await readMissed(tx, after)) }
        })
      try {
        const opened = await (after === null ? opening() : seats.inTurn(opening))
        if ('refusal' in opened) throw new ProblemError(opened.refusal)
        const head = c.req.method === 'HEAD'
        if (head) release()
        const reader = readerOf(deps, opened)
        return answerStream(head ? null : stream(deps, seats, reader, opened, c.req.raw.signal))
      } catch (error) {
        release()
        throw error
      }
    }
  },
)

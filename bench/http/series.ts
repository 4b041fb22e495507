import { randomUUID } from 'node:crypto'
import { type BenchDatabase, withAdmin } from '../database/cluster.ts'
import { BENCH, benchId } from '../database/fill.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { percentiles } from '../statistics.ts'
import { benchCookie } from './cookie.ts'
import { type Answer, send } from './send.ts'
import { startServer } from './server.ts'

const DATES = 52
const WARM = sized(5, 1)
const ASKED = sized(40, 2)

interface Termin {
  readonly leseraumId: string
  readonly von: string
  readonly bis: string
  readonly gruppengroesse: number
  readonly frei: boolean
}

/** Every day from tomorrow on, at hours at which each seat of the plan is taken on all days that the fill has booked. */
function asked(nr: number): string {
  const ab = Temporal.Now.plainDateISO(BENCH.zone).add({ days: 1 })
  const seat = benchId('seat', ((nr * 37) % (BENCH.plans * BENCH.seatsPerPlan)) + 1)
  return `/api/serien/vorschlag?leseraumId=${seat}&von=11:00&bis=13:00&ab=${ab}&wochentage=0,1,2,3,4,5,6&anzahl=${DATES}`
}

const slotOf = ({ leseraumId, von, bis, gruppengroesse }: Termin) => ({
  leseraumId,
  von,
  bis,
  gruppengroesse,
})

function figure(name: string, answers: readonly Answer[], notes: readonly string[]): Figure {
  const { p95ms, ...rest } = percentiles(answers.map(({ milliseconds }) => milliseconds))
  return { name, value: p95ms, unit: 'ms p95', p95ms, ...rest, goal: 'p95 < 300 ms', notes }
}

/** Fifty-two dates of a seat, one person after the other: what is free, and of the rest why not and what instead; then the free ones are booked. */
export async function measureSeries(database: BenchDatabase): Promise<Figure[]> {
  const server = await startServer(database.adminUrl)
  const proposed: Answer[] = []
  const booked: Answer[] = []
  let free = 0
  try {
    for (let nr = 1; nr <= WARM + ASKED; nr++) {
      const headers = { host: BENCH.host, cookie: benchCookie(nr), 'content-type': 'application/json' }
      const proposal = await send(server.url + asked(nr), { method: 'GET', headers, body: '' })
      if (proposal.status !== 200)
        throw new Error(`a series was answered by ${proposal.status}: ${proposal.text}`)
      const termine = (JSON.parse(proposal.text) as Termin[]).filter(({ frei }) => frei)
      free = termine.length
      const answer = await send(`${server.url}/api/serien`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ termine: termine.map(slotOf) }),
      })
      if (answer.status !== 201)
        throw new Error(`a series was not booked but answered by ${answer.status}: ${answer.text}`)
      if (nr <= WARM) continue
      proposed.push(proposal)
      booked.push(answer)
    }
  } finally {
    await server.stop()
    await withAdmin(database.adminUrl, (admin) =>
      admin.query('delete from leseraum_buchung where serie_id is not null'),
    )
  }
  return [
    figure('series.propose', proposed, [`${DATES} dates each, ${DATES - free} of them taken`]),
    figure('series.book', booked, [`${free} dates each`]),
  ]
}

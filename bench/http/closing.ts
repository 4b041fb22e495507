import type { BenchDatabase } from '../database/cluster.ts'
import { BENCH, benchId } from '../database/fill.ts'
import { fillKeepers } from '../database/fillKeepers.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { percentiles } from '../statistics.ts'
import { benchCookie } from './cookie.ts'
import { send } from './send.ts'
import { startServer } from './server.ts'

const WARM = sized(2, 1)
const ASKED = sized(20, 2)

/** A plan is closed for all days on which its seats are booked: some ten thousand bookings, each with what it would get instead. */
function closing(plan: number): string {
  const today = Temporal.Now.plainDateISO(BENCH.zone)
  const zeiten = [
    {
      gueltigVon: today.add({ days: 1 }).toString(),
      gueltigBis: today.add({ days: 60 }).toString(),
      von: '00:00',
      bis: '23:59',
      status: 'geschlossen',
      grund: 'Umbau',
    },
  ]
  return JSON.stringify({ sonder: { grundrissId: benchId('plan', plan), zeiten } })
}

/** The preview of closures, plan by plan, one after the other. Nothing is saved. */
export async function measureClosing(database: BenchDatabase): Promise<Figure[]> {
  await fillKeepers(database.adminUrl)
  const server = await startServer(database.adminUrl)
  const headers = { host: BENCH.host, cookie: benchCookie(1), 'content-type': 'application/json' }
  const taken: number[] = []
  let hit = 0
  try {
    for (let nr = 0; nr < WARM + ASKED; nr++) {
      const body = closing((nr % BENCH.plans) + 1)
      const path = '/api/schliessungen/sonder/vorschlag'
      const answer = await send(server.url + path, { method: 'POST', headers, body })
      if (answer.status !== 200)
        throw new Error(`${path} was answered by ${answer.status}: ${answer.text.slice(0, 300)}`)
      hit = (JSON.parse(answer.text) as { anzahl: number }).anzahl
      if (nr >= WARM) taken.push(answer.milliseconds)
    }
  } finally {
    await server.stop()
  }
  const { p95ms, ...rest } = percentiles(taken)
  const notes = [`${hit} bookings each`]
  return [
    { name: 'closure.preview', value: p95ms, unit: 'ms p95', p95ms, ...rest, goal: 'p95 < 1,000 ms', notes },
  ]
}

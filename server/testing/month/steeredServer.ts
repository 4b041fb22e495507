import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { createApp } from '../../app.ts'
import { compose } from '../../compose.ts'
import { addressList } from '../../platform/addressList.ts'
import { createHttpServer } from '../../platform/http/server.ts'
import type { Order, ServerOptions } from './steeredProcess.ts'

/** Every job whose time comes by the clock alone. */
const JOBS = ['fahrzeug.fristen', 'fahrzeug.taeglich', 'fahrzeug.bericht'] as const
/** In a hurry: what is waited for is whether mails come, not when. */
const PACE = { batch: 200, everySeconds: 0.5, parallel: 5 } as const

/** A whole server in a process of its own, with a clock that its parent sets; it can be killed at any moment. */
async function main(options: ServerOptions): Promise<void> {
  let now = Temporal.Instant.from(options.now)
  const logger = pino({ level: 'error' }, pino.destination(2))
  const platzwart = compose({
    ...options,
    s3Url: null,
    demo: false,
    clock: { now: () => now },
    logger,
    connections: 6,
    mailPace: PACE,
  })
  const app = createApp({
    deps: platzwart.deps,
    facts: { demo: null, build: 'month' },
    web: null,
    trusted: addressList([]),
  })
  await platzwart.start()
  await platzwart.deps.domains.refresh()
  const server = createHttpServer(app.fetch)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.on('message', (order: Order) => {
    now = Temporal.Instant.from(order.now)
    void (async () => {
      if (order.runs) for (const job of JOBS) await platzwart.jobs.runNow(job)
      process.send?.({ done: order.nr })
    })()
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ port: (server.address() as AddressInfo).port })
}

await main(JSON.parse(process.argv[2] ?? '') as ServerOptions)

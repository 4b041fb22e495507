import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { compose } from './compose.ts'
import { systemClock } from './platform/clock.ts'

it('uses the recommended password cost by default', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing'
  const platzwart = compose({
    appUrl: nowhere,
    authUrl: nowhere,
    secret: 'a secret of this test, and of nothing else at all',
    publicUrl: 'http://localhost:3000',
    smtpUrl: null,
    s3Url: null,
    dataFolder: tmpdir(),
    demo: false,
    clock: systemClock,
    logger: pino({ level: 'silent' }),
  })
  expect(platzwart.deps.passwordCost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 })
  await platzwart.stop()
})

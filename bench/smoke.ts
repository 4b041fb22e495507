import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Every figure once, as small as can be: that it comes and nothing was refused, and not how large it is. A line for each measurement, and exit code 1 where
 * one brings no number.
 */
async function smoke(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-bench-'))
  // PostgreSQL, which root gives an account of its own, passes through to its data.
  await chmod(folder, 0o711)
  // Whoever measures reads both when it is loaded, in this process and in those that it starts.
  process.env.PLATZWART_BENCH = 'smoke'
  process.env.PLATZWART_BENCH_DATA = join(folder, 'data')
  const { openBench } = await import('./database/cluster.ts')
  const { MEASURES, OF_TIME } = await import('./measures.ts')
  const options = {
    minutes: 0.05,
    picture: join(folder, 'soak.svg'),
    size: { houses: 4, bookings: 120_000 },
  }
  const only = process.argv.slice(2)
  let opened: ReturnType<typeof openBench> | null = null
  const database = () => {
    opened ??= openBench()
    return opened
  }
  const clear = async () => {
    await (await opened)?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void clear().finally(() => process.exit(1)))
  try {
    for (const [name, measure] of Object.entries(MEASURES)) {
      if (only.length > 0 && !only.includes(name)) continue
      // Debian's load client is the yardstick, and not everywhere.
      if (name.startsWith('limit.') && process.env.PGBENCH_PATH === undefined) {
        console.log(`- ${name}: left out, because PGBENCH_PATH names no pgbench`)
        continue
      }
      const wrong = await measure(database, options).then(
        (figures) => {
          const broken = figures.filter(
            ({ value, sound }) => !Number.isFinite(value) || (sound === false && !OF_TIME.includes(name)),
          )
          return figures.length === 0 ? 'no figure' : broken.map((it) => JSON.stringify(it)).join('\n')
        },
        (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
      )
      console.log(wrong === '' ? `✓ ${name}` : `✗ ${name}\n${wrong}`)
      if (wrong !== '') process.exitCode = 1
    }
  } finally {
    await clear()
  }
}

await smoke()

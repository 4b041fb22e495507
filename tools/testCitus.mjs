import { ensureInstalled } from './install.mjs'
import { main, runNode } from './project.mjs'

const SKIPPED =
  'Skipped: there is no cluster. Set TEST_DATABASE_URL to a database on the coordinator of a Citus cluster that knows its workers (docs/operations.md, "Many machines").'

/** `npm run test:citus`: all tests of the database and of the routes, each on a distributed database of its own. */
async function testCitus() {
  if (!process.env.TEST_DATABASE_URL) return console.log(SKIPPED)
  await ensureInstalled()
  const vitest = ['node_modules/vitest/vitest.mjs', 'run']
  // What is done to the machines comes last, because everything before it runs on them.
  for (const suite of [
    ['--project', 'db'],
    ['--config', 'tools/elsewhere/machines.config.ts'],
  ]) {
    const { code } = await runNode([...vitest, ...suite, ...process.argv.slice(2)], { quiet: false })
    process.exitCode ||= code
  }
}

main(testCitus)

import { ensureInstalled } from './install.mjs'
import { NO_CLUSTER, OF_ONE_MACHINE, ON_MANY_MACHINES } from './manyMachines.mjs'
import { main, runNode } from './project.mjs'

/** `npm run test:citus`: all tests of the database and of the routes, each on a distributed database of its own. */
async function testCitus() {
  if (!process.env.TEST_DATABASE_URL) return console.log(NO_CLUSTER)
  await ensureInstalled()
  for (const { tests, reason } of OF_ONE_MACHINE)
    console.log(`Left out on a cluster: ${tests.map((name) => `"${name}"`).join(', ')}: ${reason}`)
  for (const suite of ON_MANY_MACHINES) {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...suite, ...process.argv.slice(2)]
    const { code } = await runNode(vitest, { quiet: false, env: { PLATZWART_TESTS: 'all' } })
    process.exitCode ||= code
  }
}

main(testCitus)

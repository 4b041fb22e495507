import { ensureInstalled } from './install.mjs'
import { main, runNode } from './project.mjs'

const SKIPPED =
  'Skipped: there is no cluster. Set TEST_DATABASE_URL to a database on the coordinator of a Citus cluster that knows its workers (docs/operations.md, "Many machines").'

/** What only one machine has: the names of tests, or what stands before them, and why they are left out. */
const OF_ONE_MACHINE = [
  {
    tests: ['a person who is put out of a house', 'puts a deactivated person out at once, and for good'],
    reason:
      'triggers end the sessions of a person whose status somebody changes by hand; they reach from the house into the directory, which is on another machine (docs/operations.md, "People who are put out").',
  },
  {
    tests: ['reads of many holders no more people than a page needs'],
    reason: 'counts the rows that a plan of one PostgreSQL reads; a worker plans the same page otherwise.',
  },
  {
    tests: ['see the write of a server of the version before'],
    reason: 'triggers mark the days for a server that does not; tables that are spread have none.',
  },
  {
    tests: ['the application can empty its note, and change nothing'],
    reason:
      'a trigger keeps other words from being written there; tables that are spread have none, and the one verb that writes it empties it.',
  },
  {
    tests: ['are what the rows say in the same snapshot, whoever writes on either server'],
    reason:
      'two looks of one transaction see one moment on one PostgreSQL alone; a worker begins each transaction as READ COMMITTED. What is left when nobody writes is compared by the tests beside it.',
  },
]

/** Every name but those. */
const ON_MANY = `^(?!.*(?:${OF_ONE_MACHINE.flatMap(({ tests }) => tests).join('|')}))`

/** `npm run test:citus`: all tests of the database and of the routes, each on a distributed database of its own. */
async function testCitus() {
  if (!process.env.TEST_DATABASE_URL) return console.log(SKIPPED)
  await ensureInstalled()
  for (const { tests, reason } of OF_ONE_MACHINE)
    console.log(`Left out on a cluster: ${tests.map((name) => `"${name}"`).join(', ')}: ${reason}`)
  // Every statement goes over one machine more.
  const patience = ['--testTimeout', '180000', '--hookTimeout', '180000']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--testNamePattern', ON_MANY, ...patience]
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

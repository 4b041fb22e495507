export const NO_CLUSTER =
  'Skipped: there is no cluster. Set TEST_DATABASE_URL to a database on the coordinator of a Citus cluster that knows its workers (docs/operations.md, "Many machines").'

/** What only one machine has: the names of tests, or what stands before them, and why they are left out. */
export const OF_ONE_MACHINE = [
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

// Every statement goes over one machine more.
const COMMON = ['--testNamePattern', ON_MANY, '--testTimeout', '180000', '--hookTimeout', '180000']

/** What Vitest is started with, in turn. What is done to the machines comes last, because everything before it runs on them. */
export const ON_MANY_MACHINES = [
  [...COMMON, '--project', 'db'],
  [...COMMON, '--config', 'tools/elsewhere/machines.config.ts'],
]

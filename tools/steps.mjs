import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildWeb, webSources } from './buildWeb.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureFirefox } from './firefox.mjs'
import { NO_CLUSTER, ON_MANY_MACHINES } from './manyMachines.mjs'
import { ensurePgbench, NO_PGBENCH } from './pgbench.mjs'
import { Refusal, run, runNode, tail } from './project.mjs'

/**
 * What a step found: how many checks passed and failed, and of the failed ones what a person needs to see.
 * @typedef {{ passed: number, failed: number, report: string, again?: string[], note?: string }} Outcome
 * What is wanted of a step: all that there is or what a change can break, of one part alone, and of that the files whose paths contain a word.
 * @typedef {{ all: boolean, part: Part | null, words: readonly string[] }} Order
 * @typedef {'types' | 'lint' | 'unit' | 'db' | 'e2e'} Part
 * A step of one thread runs beside others of its kind, before all that take the whole machine. One that is long belongs to `npm run test:all` alone.
 * @typedef {{ name: string, parts?: readonly Part[], browser?: true, beside?: true, long?: true, run: (order: Order) => Promise<Outcome> }} Step
 */

const ELSEWHERE = join('tools', 'elsewhere', 'vitest.config.ts')

const bin = (name) => join('node_modules', '.bin', name)

/** @type {readonly Step[]} */
export const STEPS = [
  // The longest first: the others fit beside it. Browsers come over the net, and the processor is free meanwhile.
  { name: 'browsers', browser: true, beside: true, run: (order) => browsers(order) },
  { name: 'layers and files', parts: ['lint'], beside: true, run: () => listed('tools/checks/run.ts') },
  {
    name: 'format and lint',
    parts: ['lint'],
    beside: true,
    run: () => one(run(bin('biome'), ['ci', '--colors=off', '--error-on-warnings', '.'])),
  },
  {
    name: 'types: server',
    parts: ['types'],
    beside: true,
    run: () => one(run(bin('tsc'), ['-p', 'tsconfig.json'])),
  },
  {
    name: 'types: web',
    parts: ['types'],
    beside: true,
    run: () => one(run(bin('tsc'), ['-p', 'web/tsconfig.json'])),
  },
  { name: 'web build', parts: ['e2e'], beside: true, run: () => webBuild() },
  {
    name: 'types: e2e',
    parts: ['types'],
    beside: true,
    run: () => one(run(bin('tsc'), ['-p', 'e2e/tsconfig.json'])),
  },
  { name: 'unused code', parts: ['lint'], beside: true, run: () => one(run(bin('knip'), ['--no-progress'])) },
  {
    name: 'schema and types of the tables',
    parts: ['types'],
    beside: true,
    run: () => one(runNode(['server/testing/tables.ts', '--check'])),
  },
  { name: 'unit, database, routes', parts: ['unit', 'db'], run: (order) => ours(order) },
  {
    name: 'domain in other zones, on other days',
    run: (order) => vitest(order, ['--config', ELSEWHERE]),
  },
  { name: 'weight of the web build', run: () => listed('tools/budget/run.ts') },
  { name: 'browser', parts: ['e2e'], browser: true, run: (order) => playwright(order) },
  { name: 'many machines', long: true, run: (order) => manyMachines(order) },
  { name: 'figures of the bench', browser: true, long: true, run: () => benchmarks() },
]

/** A program that is one check. @returns {Promise<Outcome>} */
async function one(running) {
  const { code, output } = await running
  return code === 0
    ? { passed: 1, failed: 0, report: '' }
    : { passed: 0, failed: 1, report: tail(output, 60) }
}

/** A program that says a line for each check. @returns {Promise<Outcome>} */
async function listed(program) {
  const { code, output } = await runNode([program])
  return countLines(code, output)
}

/** @returns {Outcome} */
function countLines(code, output) {
  const lines = output.split('\n')
  const passed = lines.filter((line) => line.startsWith('✓')).length
  const failed = lines.filter((line) => line.startsWith('✗')).length
  const broken = code !== 0 && failed === 0 ? 1 : 0
  const report = lines.filter((line) => broken || !line.startsWith('✓')).join('\n')
  return { passed, failed: failed + broken, report: code === 0 ? '' : tail(report, 80) }
}

/** The tests beside the code: all of them, or of one part those that are named. @returns {Promise<Outcome>} */
function ours(order) {
  const project = order.part === null ? [] : ['--project', order.part]
  return vitest(order, [...project, ...order.words])
}

/** The tests of the database once more on a cluster, where there is one. @returns {Promise<Outcome>} */
async function manyMachines(order) {
  if (!process.env.TEST_DATABASE_URL) return { passed: 0, failed: 0, report: '', note: NO_CLUSTER }
  const total = { passed: 0, failed: 0, reports: [] }
  for (const suite of ON_MANY_MACHINES) {
    const { passed, failed, report } = await vitest(order, suite)
    total.passed += passed
    total.failed += failed
    if (failed > 0) total.reports.push(report)
  }
  return { passed: total.passed, failed: total.failed, report: total.reports.join('\n\n') }
}

/** Every figure once, as small as can be: that it comes, and not how large it is. @returns {Promise<Outcome>} */
async function benchmarks() {
  const yardstick = await ensurePgbench()
  const env = { ...yardstick, CHROMIUM_PATH: await ensureChromium() }
  const { code, output } = await runNode(['bench/smoke.ts'], { env })
  const hasYardstick = (process.env.PGBENCH_PATH ?? yardstick.PGBENCH_PATH) !== undefined
  return { ...countLines(code, output), ...(hasYardstick ? {} : { note: NO_PGBENCH }) }
}

/** @returns {Promise<Outcome>} */
async function vitest(order, args) {
  return await withReport(async (file) => {
    const cli = join('node_modules', 'vitest', 'vitest.mjs')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output } = await runNode([cli, 'run', ...reporters, ...args], {
      env: { NO_COLOR: '1', ...tierOf(order) },
    })
    const result = json(file)
    if (result === null) return { passed: 0, failed: 1, report: tail(output, 80) }
    const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = result
    // A file that could not be loaded has no tests that could fail.
    const unloaded = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length
    const failed = numFailedTests + numPendingTests + numTodoTests + unloaded
    const failures = [...testResults.flatMap(failedIn), ...causesIn(output)]
    return judge(passed, failed, code, failures.length > 0 ? failures.join('\n\n') : output)
  })
}

/** What a failure came from is on the screen alone: a property says there which of its claims did not hold. */
function causesIn(output) {
  const lines = output.split('\n').filter((line) => line.startsWith('Caused by: '))
  return lines.map((line) => line.slice(0, LINE))
}

/** What went wrong in the tests of one file of vitest's, in its first words: the log of one of them must not hide the others. */
function failedIn({ name, status, message, assertionResults }) {
  if (status === 'failed' && assertionResults.length === 0) return [`${relative('.', name)}\n${message}`]
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => {
      const lines = failureMessages.join('\n').split('\n').slice(0, ERROR_LINES)
      return `${relative('.', name)} ${fullName}\n${lines.map((line) => line.slice(0, LINE)).join('\n')}`
    })
}

/**
 * One after the other: two installations at once would lock each other out. Firefox is for `npm run test:all` alone; a machine that cannot have it
 * still goes all journeys in Chromium, and is told why the others failed.
 * @returns {Promise<{ env: Record<string, string>, missing: string | null }>}
 */
async function ensureBrowsers({ all }) {
  const env = { CHROMIUM_PATH: await ensureChromium() }
  if (!all) return { env, missing: null }
  try {
    env.FIREFOX_PATH = await ensureFirefox()
    return { env, missing: null }
  } catch (error) {
    if (error instanceof Refusal) return { env, missing: error.message }
    throw error
  }
}

/** @returns {Promise<Outcome>} */
async function browsers(order) {
  const { env, missing } = await ensureBrowsers(order)
  return { passed: Object.keys(env).length, failed: missing === null ? 0 : 1, report: missing ?? '' }
}

/** The titles of the journeys that need Firefox begin like this. */
const IN_FIREFOX = 'In Firefox '

/** @returns {Promise<Outcome>} */
async function playwright(order) {
  const { env, missing } = await ensureBrowsers(order)
  const outcome = await journeys(order, env, missing === null ? [] : ['--grep-invert', IN_FIREFOX])
  if (missing === null) return outcome
  const report = [`The journeys in Firefox were not run. ${missing}`, outcome.report]
    .filter(Boolean)
    .join('\n\n')
  return { ...outcome, failed: outcome.failed + 1, report }
}

/** @returns {Promise<Outcome>} */
async function journeys(order, there, more) {
  return await withReport(async (file) => {
    const cli = join('node_modules', '@playwright', 'test', 'cli.js')
    const { code, output } = await runNode(
      [cli, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...more, ...order.words],
      {
        env: {
          ...there,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          // Whoever names a journey wants it, essential or not.
          ...tierOf({ all: order.all || order.words.length > 0 }),
        },
      },
    )
    const result = json(file)
    if (!result) return { passed: 0, failed: 1, report: tail(output, 80) }
    const { expected, unexpected, flaky, skipped } = result.stats
    const failures = result.suites.flatMap((suite) => failuresOf(suite, (spec) => !spec.ok))
    const again = result.suites.flatMap((suite) => failuresOf(suite, isFlaky))
    const tooMany = flaky > SECOND_TRIES ? flaky : 0
    const report = [...failures, ...(tooMany > 0 ? again : [])].join('\n\n') || output
    const judged = judge(expected + flaky - tooMany, unexpected + tooMany + skipped, code, report)
    return { ...judged, again: tooMany > 0 ? [] : again }
  })
}

/** How the runners of tests are told which of theirs are wanted (`vitest.config.ts`, `e2e/playwright.config.ts`). */
function tierOf({ all }) {
  return { PLATZWART_TESTS: all ? 'all' : 'essential' }
}

const ERROR_LINES = 20
const LINE = 300
/** A journey that passes at its second try is told of with what failed, to be mended. More of them in one run are a failure. */
const SECOND_TRIES = 2

const isFlaky = (spec) => spec.tests.some(({ status }) => status === 'flaky')

/** What went wrong in some journeys of a suite of Playwright's, in its first words; the whole is in e2e/results. */
function failuresOf(suite, which) {
  const own = (suite.specs ?? []).filter(which).map((spec) => {
    const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
    const message = errors.map((error) => error.message ?? error.value ?? '').join('\n') || 'It did not run.'
    return `e2e/journeys/${spec.file}:${spec.line} ${spec.title}\n${message.split('\n').slice(0, ERROR_LINES).join('\n')}`
  })
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, which))]
}

/** No tests at all, skipped ones and a failure outside any test are failures too. @returns {Outcome} */
function judge(passed, failed, code, output) {
  if (passed + failed === 0)
    return { passed: 0, failed: 1, report: `There is no test here.\n${tail(output, 40)}` }
  const broken = code !== 0 && failed === 0 ? 1 : 0
  return { passed, failed: failed + broken, report: failed + broken === 0 ? '' : tail(output, 150) }
}

/** @returns {Promise<Outcome>} */
async function webBuild() {
  try {
    await buildWeb(webSources())
    return { passed: 1, failed: 0, report: '' }
  } catch (error) {
    return { passed: 0, failed: 1, report: error.message }
  }
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function json(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

import { ensureInstalled } from './install.mjs'
import { children, main, Refusal } from './project.mjs'
import { clearRoom, makeRoom } from './room.mjs'
import { STEPS } from './steps.mjs'

/** Two cores are what the tests are made for. */
const AT_ONCE = 2

/** Of which each is a script of its own: `npm run types`, `lint`, `unit`, `db`, `e2e`. */
const PARTS = ['types', 'lint', 'unit', 'db', 'e2e']

/**
 * `npm test`: what a change can break. `npm run test:all`: everything, before a release. `npm run verify`: without the browser. `npm test -- types` runs the
 * steps whose names contain a word; `npm run unit -- domain/time` the tests of that part whose paths do.
 */
async function test() {
  await ensureInstalled()
  const room = makeRoom()
  Object.assign(process.env, room.env)
  try {
    await takeAll(room)
  } finally {
    await clearRoom(room)
  }
}

/** Whoever does not end by a signal is ended after this time. */
const ENDS_WITHIN_MS = 20_000

async function takeAll(room) {
  let interrupted = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      interrupted = true
      for (const child of children) child.kill(signal)
      setTimeout(() => void clearRoom(room), ENDS_WITHIN_MS).unref()
    })
  }
  const { order, steps } = chosen(process.argv.slice(2))
  const total = { passed: 0, failed: 0 }
  const takeInTurn = async (waiting) => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { passed, failed } = await take(step, order)
      if (interrupted) throw new Refusal('Stopped before the end.')
      total.passed += passed
      total.failed += failed
    }
  }
  const beside = steps.filter((step) => step.beside)
  await Promise.all(Array.from({ length: AT_ONCE }, () => takeInTurn(beside)))
  await takeInTurn(steps.filter((step) => !step.beside))
  if (total.failed > 0) process.exitCode = 1
  console.log(`${total.passed} passed, ${total.failed} failed`)
}

/** What the command line asks for. */
function chosen(args) {
  const [, part = null] = args.map((arg) => /^--part=(.*)$/.exec(arg)).find((found) => found !== null) ?? []
  if (part !== null && !PARTS.includes(part))
    throw new Refusal(`No part is called ${part}. There are: ${PARTS.join(', ')}.`)
  const words = args.filter((word) => !word.startsWith('--'))
  const all = args.includes('--all')
  const withoutBrowser = args.includes('--without-browser')
  const steps = STEPS.filter(
    (step) =>
      (part === null ? all || !step.long : step.parts?.includes(part)) &&
      !(withoutBrowser && step.browser) &&
      (part !== null || words.length === 0 || words.some((word) => step.name.includes(word))),
  )
  if (steps.length === 0) {
    throw new Refusal(
      `No step is called ${words.join(' ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`,
    )
  }
  return { order: { all, part, words: part === null ? [] : words }, steps }
}

async function take(step, order) {
  const began = performance.now()
  const {
    passed,
    failed,
    report,
    again = [],
    note,
  } = await step.run(order).catch((error) => ({ passed: 0, failed: 1, report: reason(error) }))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(40)} ${counts.padStart(12)} ${seconds.padStart(7)} s`,
  )
  if (note !== undefined) console.log(`    ${note}`)
  if (failed > 0) console.log(`\n${report.replace(/^/gm, '    ')}\n`)
  for (const one of again)
    console.log(`\n${`Passed only at its second try, and is to be mended: ${one}`.replace(/^/gm, '    ')}\n`)
  return { passed, failed }
}

function reason(error) {
  return error instanceof Refusal ? error.message : (error.stack ?? String(error))
}

main(test)

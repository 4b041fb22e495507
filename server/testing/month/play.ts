import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { versionOf } from '../../features/fahrzeug/frist/keepReminders.ts'
import { testSmtp } from '../smtp.ts'
import { Driver } from './drive.ts'
import { daysOf, expectedDeeds, expectedMails, reportsOf } from './expected.ts'
import { createHouse, type MonthHouse } from './house.ts'
import { type Action, actionsOf, type Month, stepsOf } from './plan.ts'
import { type ServerOptions, SteeredProcess } from './steeredProcess.ts'
import { strike } from './strike.ts'

export interface MonthOptions {
  readonly adminUrl: string
  readonly appUrl: string
  readonly authUrl: string
  readonly secret: string
  /** A folder of the month's own; it goes with it. */
  readonly dataFolder: string
  readonly month: Month
  /** The same seed kills the same servers at the same moments, as far as a machine can. */
  readonly seed: number
}

export interface Played {
  readonly bookings: number
  readonly requests: number
  /** Asked once more, because a server died before it answered. */
  readonly repeated: number
  readonly kills: number
  readonly mails: number
  /** Sent once more under the same Message-ID, because a server died between sending and noting it. */
  readonly copies: number
  readonly runs: number
  readonly seconds: number
  /** Everything that was not as the table says; empty when all was. */
  readonly wrong: readonly string[]
}

/** A killed server's mails are taken over after ten seconds without a sign of life; those of a cancellation wait for twelve. */
const SETTLE_MS = 120_000
const KILL_WITHIN_MS = 25

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Plays a month of trips on two servers with one database and a clock of its own, kills one of them every day at a moment that nobody
 * chose, and holds every mail and every job against the table.
 */
export async function playMonth(options: MonthOptions): Promise<Played> {
  const started = performance.now()
  const smtp = await testSmtp()
  const house = await createHouse(options.adminUrl, options.secret, options.month)
  const [first] = stepsOf(options.month)
  const settings: ServerOptions = {
    appUrl: options.appUrl,
    authUrl: options.authUrl,
    secret: options.secret,
    publicUrl: 'http://localhost:3000',
    smtpUrl: smtp.url,
    dataFolder: options.dataFolder,
    now: String(first),
  }
  const servers = await Promise.all([SteeredProcess.start(settings), SteeredProcess.start(settings)])
  const driver = new Driver(house, () => servers)
  try {
    const admin = new pg.Client({ connectionString: options.adminUrl })
    await admin.connect()
    try {
      const kills = await play(options, settings, servers, driver, admin)
      const wrong = [...driver.refused]
      wrong.push(...(await settle(admin)))
      const seen = await compare(admin, options.month, house, driver)
      const copies = compareSmtp(seen.sent, smtp.mails, wrong)
      wrong.push(...seen.wrong)
      const { requests, repeated } = driver
      const seconds = (performance.now() - started) / 1000
      const bookings = driver.bookings.size
      return {
        bookings,
        requests,
        repeated,
        kills,
        mails: seen.sent.size,
        copies,
        runs: seen.runs,
        seconds,
        wrong,
      }
    } finally {
      await admin.end()
    }
  } finally {
    driver.close()
    for (const server of servers) await server.kill()
    await smtp.close()
    await rm(options.dataFolder, { recursive: true, force: true })
  }
}

/** Step by step: first people do what they do, a minute before; then the clock strikes on both servers at once. Answers how many were killed. */
async function play(
  { month, seed }: MonthOptions,
  settings: ServerOptions,
  servers: SteeredProcess[],
  driver: Driver,
  admin: pg.Client,
): Promise<number> {
  const random = chance(seed)
  const steps = stepsOf(month)
  const perDay = steps.length / (month.days + 2)
  const byStep = actionsByStep(month, steps)
  let starting: Promise<unknown> = Promise.resolve()
  // One that was started anew joins at a step's begin, where it is told the time like the other.
  const arrived: (() => void)[] = []
  let kills = 0
  let victimAt = Math.floor(random() * perDay)
  for (const [i, now] of steps.entries()) {
    if (i % perDay === 0 && i > 0) victimAt = i + Math.floor(random() * perDay)
    const dies = i === victimAt
    // The one that was killed yesterday serves again.
    if (dies) await starting
    for (const join of arrived.splice(0)) join()
    const before = now.subtract({ minutes: 1 })
    await Promise.all(servers.map((server) => server.order(before, false)))
    const nr = random() < 0.5 ? 0 : 1
    const inActions = random() < 0.5
    const kill = async () => {
      if (!dies) return
      await pause(random() * KILL_WITHIN_MS)
      await servers[nr]?.kill()
      kills += 1
    }
    await Promise.all([driver.act(byStep.get(i) ?? []), inActions ? kill() : undefined])
    await Promise.all([strike(admin, servers, now), inActions ? undefined : kill()])
    if (!dies) continue
    // Once more for who is left, in the jobs that keep no claim of this moment.
    await strike(admin, servers, now)
    starting = SteeredProcess.start({ ...settings, now: now.toString() }).then((server) => {
      arrived.push(() => {
        servers[nr] = server
      })
    })
    // Whether it came up is asked when it is needed.
    starting.catch(() => undefined)
  }
  await starting
  for (const join of arrived.splice(0)) join()
  const last = steps.at(-1) as Temporal.Instant
  await strike(admin, servers, last)
  return kills
}

/** By the number of the step that they come just before. */
function actionsByStep(month: Month, steps: readonly Temporal.Instant[]): Map<number, Action[]> {
  const numbers = new Map(steps.map((step, i) => [step.epochMilliseconds, i]))
  const actions = new Map<number, Action[]>()
  for (const action of month.trips.flatMap(actionsOf)) {
    const nr = numbers.get(action.at.add({ minutes: 1 }).epochMilliseconds)
    if (nr === undefined)
      throw new Error(`${action.verb} of trip ${action.trip.nr} at ${action.at} meets no step`)
    actions.set(nr, [...(actions.get(nr) ?? []), action])
  }
  return actions
}

/** Until nothing waits in the outbox any more. */
async function settle(admin: pg.Client): Promise<string[]> {
  for (let waited = 0; waited < SETTLE_MS; waited += 500) {
    const { rows } = await admin.query<{ count: number }>(
      "select count(*)::int as count from benachrichtigung where status = 'wartend'",
    )
    if (rows[0]?.count === 0) return []
    await pause(500)
  }
  return ['mails still wait in the outbox']
}

interface Seen {
  /** Receiver by the mail's id. */
  readonly sent: ReadonlyMap<string, string>
  readonly runs: number
  readonly wrong: string[]
}

async function compare(admin: pg.Client, month: Month, house: MonthHouse, driver: Driver): Promise<Seen> {
  const wrong: string[] = []
  const whats = new Map([...driver.bookings].map(([nr, id]) => [id, `trip ${nr}`]))
  for (const [car, id] of house.cars.entries()) whats.set(id, `car ${car}`)
  for (const [email, id] of house.ids) whats.set(id, `licence ${email}`)
  // What a mail of the house says of its day goes when it was sent; its version is made of it.
  const days = new Map(daysOf(month).map((day) => [versionOf(day.toString()), day.toString()]))
  const { rows } = await admin.query<{
    id: string
    typ: string
    objekt_id: string
    status: string
    objekt_version: number
    betreff: string
    receiver: string
  }>(
    `select n.id, n.typ, n.objekt_id, n.objekt_version, n.status, n.betreff, coalesce(n.adresse, b.email) as receiver
     from benachrichtigung n left join benutzer b on b.mandant_id = n.mandant_id and b.id = n.empfaenger_id`,
  )
  const actual = new Map<string, number>()
  for (const row of rows) {
    if (row.status !== 'gesendet') wrong.push(`${row.typ} to ${row.receiver} is ${row.status}`)
    const what =
      whats.get(row.objekt_id) ??
      days.get(row.objekt_version) ??
      /\d{4}-\d{2}/.exec(row.betreff)?.[0] ??
      row.objekt_id
    const key = `${row.typ} ${what} ${row.receiver}`
    actual.set(key, (actual.get(key) ?? 0) + 1)
  }
  const expected = expectedMails(month, house.people, house.due)
  for (const key of new Set([...expected.keys(), ...actual.keys()])) {
    const want = expected.get(key) ?? 0
    const have = actual.get(key) ?? 0
    if (want !== have) wrong.push(`${key}: ${have} instead of ${want}`)
  }
  const runs = await compareRuns(admin, month, wrong)
  return { sent: new Map(rows.map((row) => [row.id, row.receiver])), runs, wrong }
}

/** Each day and each month once; and what the runs say they did is what was to be done. */
async function compareRuns(admin: pg.Client, month: Month, wrong: string[]): Promise<number> {
  const { rows } = await admin.query<{
    auftrag: string
    periode: string
    ergebnis: Record<string, number> | null
  }>("select auftrag, periode, ergebnis from auftragslauf where auftrag like 'fahrzeug.%'")
  const of = (auftrag: string) => rows.filter((row) => row.auftrag === auftrag)
  const days = daysOf(month)
  const same = (auftrag: string, want: readonly string[]) => {
    const have = of(auftrag).map(({ periode }) => periode)
    if (String(have.sort()) !== String([...want].sort())) wrong.push(`${auftrag} ran for ${String(have)}`)
  }
  same('fahrzeug.taeglich', days.map(String))
  same('fahrzeug.bericht', [...reportsOf(days)])
  for (const [deed, want] of Object.entries(expectedDeeds(month))) {
    const have = of('fahrzeug.fristen').reduce((sum, { ergebnis }) => sum + (ergebnis?.[deed] ?? 0), 0)
    if (have !== want) wrong.push(`fahrzeug.fristen: ${deed} ${have} instead of ${want}`)
  }
  return rows.length
}

/** What the mail server got: each mail of the outbox, to its receiver. Answers how many came twice under one Message-ID. */
function compareSmtp(
  sent: ReadonlyMap<string, string>,
  mails: readonly { readonly to: readonly string[]; readonly raw: string }[],
  wrong: string[],
): number {
  const got = new Map<string, number>()
  for (const { to, raw } of mails) {
    const id = /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? ''
    got.set(id, (got.get(id) ?? 0) + 1)
    if (sent.get(id) !== to[0])
      wrong.push(`the mail server got ${id} for ${String(to)}, which is not in the outbox`)
  }
  for (const id of sent.keys()) if (!got.has(id)) wrong.push(`the mail server never got ${id}`)
  return mails.length - got.size
}

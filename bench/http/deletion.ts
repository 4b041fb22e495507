import { type BenchDatabase, withAdmin } from '../database/cluster.ts'
import { fillPeople, PEOPLE } from '../database/fillPeople.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { percentiles } from '../statistics.ts'
import { COOKIE_NAME, signedToken } from './cookie.ts'
import { failed, p95, paced, pacedWhile } from './paced.ts'
import { send } from './send.ts'
import { startServer } from './server.ts'
import { VERBS } from './verbs.ts'

const OPERATOR = { id: 'bench-betreiber', token: 'bench-session-token-betreiber' }
const OTHERS_A_SECOND = 40
const SECONDS = sized(5, 1)
const PATIENCE_MS = 300_000

/** Whoever operates; and the house of a hundred thousand people, closed, as it must be before it is deleted. */
async function fillClosed(adminUrl: string): Promise<void> {
  await fillPeople(adminUrl)
  await withAdmin(adminUrl, async (admin) => {
    await admin.query(
      `insert into auth."user" (id, name, email) values ($1, 'Bea Betrieb', 'betrieb@bench.example') on conflict do nothing`,
      [OPERATOR.id],
    )
    await admin.query('insert into auth.betreiber (user_id) values ($1) on conflict do nothing', [
      OPERATOR.id,
    ])
    await admin.query(
      `insert into auth.session (id, "expiresAt", token, "userId") values ($1, now() + interval '300 days', $2, $1)
       on conflict (id) do update set "createdAt" = now(), "updatedAt" = now()`,
      [OPERATOR.id, OPERATOR.token],
    )
    await admin.query('update mandant set gesperrt = now(), stand = stand + 1 where id = $1', [
      PEOPLE.mandantId,
    ])
  })
}

/** A house of a hundred thousand people is deleted, while others look at the plans of another one. */
export async function measureDeletion(database: BenchDatabase): Promise<Figure[]> {
  await fillClosed(database.adminUrl)
  const server = await startServer(database.adminUrl)
  const look = (nr: number) => {
    const { method, path, headers } = VERBS['http.plan-day'](nr)
    return send(server.url + path, { method, headers, body: '' })
  }
  try {
    await paced(OTHERS_A_SECOND, SECONDS, look)
    const alone = await paced(OTHERS_A_SECOND, SECONDS, look)
    let done = false
    const deletion = send(`${server.url}/api/mandanten/${PEOPLE.mandantId}/loeschung`, {
      method: 'POST',
      headers: {
        host: PEOPLE.host,
        cookie: `${COOKIE_NAME}=${signedToken(OPERATOR.token)}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ name: PEOPLE.name }),
      patience: PATIENCE_MS,
    }).finally(() => {
      done = true
    })
    const beside = await pacedWhile(OTHERS_A_SECOND, () => !done, look)
    const { status, text, milliseconds } = await deletion
    const wrong = failed(alone) + failed(beside)
    return [
      {
        name: 'house.delete',
        value: milliseconds / 1_000,
        unit: 's',
        goal: 'holds up nobody',
        notes: [
          `${PEOPLE.count.toLocaleString('en')} people; answered by ${status}${status === 200 ? '' : `: ${text.slice(0, 200)}`}`,
        ],
        sound: status === 200,
      },
      {
        name: 'house.delete.others',
        value: p95(beside),
        unit: 'ms p95',
        raw: p95(alone),
        ...percentiles(beside.map((one) => one.milliseconds)),
        goal: 'as without',
        notes: [`the yardstick is the same requests before; ${wrong} of them failed`],
        sound: wrong === 0,
      },
    ]
  } finally {
    await server.stop()
  }
}

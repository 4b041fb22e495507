import { hashPassword } from '@platzwart/server/features/sitzung/anmeldung/hashPassword'
import { type BenchDatabase, withAdmin } from '../database/cluster.ts'
import { fillPeople, PEOPLE } from '../database/fillPeople.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { percentiles } from '../statistics.ts'
import { COOKIE_NAME, signedToken } from './cookie.ts'
import { failed, p95, paced } from './paced.ts'
import { type Answer, send } from './send.ts'
import { type BenchServer, startServer } from './server.ts'

const PASSWORD = 'drei blaue Stühle am Fenster'
/** Whoever signs in does it once, so that nobody's attempts are counted together. */
const ACCOUNTS = 1_200
const A_SECOND = 30
const OTHERS_A_SECOND = 40
const WARM_SECONDS = sized(3, 1)
const SECONDS = sized(10, 2)

async function fillPasswords(adminUrl: string): Promise<void> {
  await fillPeople(adminUrl)
  await withAdmin(adminUrl, async (admin) => {
    await admin.query(
      `insert into auth.account (id, "accountId", "providerId", "userId", password)
       select 'bench-' || n, 'person-' || n, 'credential', 'person-' || n, $1 from generate_series(1, ${ACCOUNTS}) n
       on conflict (id) do update set password = excluded.password`,
      [await hashPassword(PASSWORD)],
    )
    // A run before this one has counted, too.
    await admin.query('truncate auth."rateLimit"')
  })
}

let person = 0

/** Each from an address of their own, as the proxy tells it: it is people who sign in, not one who guesses. */
function signIn({ url }: BenchServer): Promise<Answer> {
  person = (person % ACCOUNTS) + 1
  return send(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      host: PEOPLE.host,
      origin: `http://${PEOPLE.host}`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${person >> 8}.${person & 255}.1`,
    },
    body: JSON.stringify({ email: `person${person}@personen.example`, password: PASSWORD }),
  })
}

const other = ({ url }: BenchServer) =>
  send(`${url}/api/start`, {
    method: 'GET',
    headers: { host: PEOPLE.host, cookie: `${COOKIE_NAME}=${signedToken(PEOPLE.token)}` },
    body: '',
  })

/**
 * Thirty people a second who sign in, and what that does to those who are there already: the same requests are asked without them, right before.
 * @param seconds of each of the two
 */
export async function measureSignIn(database: BenchDatabase, seconds = SECONDS): Promise<Figure[]> {
  await fillPasswords(database.adminUrl)
  const server = await startServer(database.adminUrl, { TRUSTED_PROXIES: 'loopback' })
  try {
    await paced(A_SECOND, WARM_SECONDS, () => signIn(server))
    const alone = await paced(OTHERS_A_SECOND, seconds, () => other(server))
    const begun = performance.now()
    const [signedIn, beside] = await Promise.all([
      paced(A_SECOND, seconds, () => signIn(server)),
      paced(OTHERS_A_SECOND, seconds, () => other(server)),
    ])
    const aSecond = signedIn.length / ((performance.now() - begun) / 1_000)
    const wrong = failed(signedIn) + failed(alone) + failed(beside)
    return [
      {
        name: 'sign-in',
        value: aSecond,
        unit: '/s',
        goal: `${A_SECOND} /s`,
        ...percentiles(signedIn.map(({ milliseconds }) => milliseconds)),
        notes: [`${A_SECOND} a second were asked for; ${wrong} requests failed`],
        sound: wrong === 0,
      },
      {
        name: 'sign-in.others',
        value: p95(beside),
        unit: 'ms p95',
        raw: p95(alone),
        ...percentiles(beside.map(({ milliseconds }) => milliseconds)),
        goal: 'as without',
        notes: ['the yardstick is the same requests without anybody who signs in'],
      },
    ]
  } finally {
    await server.stop()
  }
}

import { PAGE } from '@platzwart/contract/paths'
import { expect } from 'vitest'
import type { Account } from '../features/sitzung/api/accountCalls.ts'
import { eventually, said } from './find.ts'
import { type Visit, visitApp } from './house.tsx'
import { type Answer, answerAt } from './server.ts'

/** An account with a password and nothing else. */
export const ACCOUNT: Account = {
  email: 'lena@haus.example',
  passwort: true,
  wechsel: null,
  passkeys: [],
  passkeyMoeglich: true,
  zweitfaktor: { seit: null, codes: 0, noetig: false },
}

/** The page of one's own account, with what the server knows of it. */
export async function own(account: Partial<Account> = {}, answers: readonly Answer[] = [], how: Visit = {}) {
  const house = await visitApp(PAGE.passwort, {
    answers: [
      answerAt('account', 'get', '/api/auth/account', () => Response.json({ ...ACCOUNT, ...account })),
      answerAt('sessions', 'get', '/api/auth/list-sessions', () => Response.json([])),
      answerAt('session', 'get', '/api/auth/get-session', () => Response.json(null)),
      ...answers,
    ],
    ...how,
  })
  await eventually(() => expect(said()).toContain(ACCOUNT.email))
  return { ...house, sent: (id: string) => house.server.asked(id).map(({ body }) => body) }
}

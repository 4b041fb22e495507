// @vitest-environment happy-dom

import { countZaehler } from '@platzwart/contract/operations/freigabe'
import { readOwnFuehrerschein } from '@platzwart/contract/operations/fuehrerschein'
import * as wire from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import { act } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ask } from '../platform/api.ts'
import { forgetSessionEnd, hasSessionEnded } from '../platform/sessionEnd.ts'
import { own } from '../testing/account.tsx'
import { all, click, eventually, find, said, write } from '../testing/find.ts'
import { startOf, type Visit, visitApp } from '../testing/house.tsx'
import { answer, answerAt, type RefusedWith, refuse, type TestServer } from '../testing/server.ts'
import { followSession } from './endSession.ts'

const LACKS = { start: { sitzung: { zweitfaktorFehlt: true } } } as const satisfies Visit
const CODES = ['0000-1111-2222-3333', '4444-5555-6666-7777']
const KEY = { uri: 'otpauth://totp/Platzwart:lena?secret=ABCDEFGH', schluessel: 'ABCDEFGH' }
const FACTOR = [
  answerAt('begin', 'post', '/api/auth/begin-factor', () => Response.json(KEY)),
  answerAt('confirm', 'post', '/api/auth/confirm-factor', () => Response.json({ codes: CODES })),
]

const NO_FACTOR = { status: 403, code: 'sitzung.faktorFehlt' } as const satisfies RefusedWith
const OVER = { status: 401, code: 'sitzung.abgelaufen' } as const satisfies RefusedWith

type House = Pick<Awaited<ReturnType<typeof visitApp>>, 'queryClient' | 'router' | 'server'>

/** As in the app: watches for the end of a session. */
function follow({ queryClient, router }: House): void {
  onTestFinished(followSession(queryClient, router))
  onTestFinished(forgetSessionEnd)
}

/** A request sent earlier is answered now. */
async function late(server: TestServer, problem: RefusedWith): Promise<void> {
  server.now(refuse(countZaehler, problem))
  await act(() => ask(countZaehler).catch(() => undefined))
}

const begins = (server: TestServer, how: Visit) => server.now(answer(wire.start, startOf(how)))

async function setUp(): Promise<void> {
  await eventually(() => expect(all('textbox', 'Passwort')).not.toEqual([]))
  const part = all('region', 'Zweiter Faktor')[0] ?? document.body
  await write('textbox', 'Passwort', 'geheim', part)
  await click('button', 'Weiter', part)
  await eventually(() => expect(all('textbox', /^Code der App/)).toHaveLength(1))
  await write('textbox', /^Code der App/, '123456')
  await click('button', 'Bestätigen')
  await eventually(() => expect(said()).toContain(CODES[0]))
}

describe('one-time codes', () => {
  test('stay although an earlier request reports that the second factor is missing', async () => {
    const house = await visitApp(PAGE.loginFactor, { ...LACKS, answers: FACTOR })
    follow(house)
    const otherWays = () => [...all('button', 'Lieber einen Passkey anlegen'), ...all('link', 'Abmelden')]
    await eventually(() => expect(otherWays()).toHaveLength(2))
    await setUp()
    begins(house.server, {})
    await late(house.server, NO_FACTOR)
    expect(house.where()).toBe(PAGE.loginFactor)
    expect(said()).toContain(CODES[1])
    // The only way on is to have saved them.
    expect(otherWays()).toEqual([])
  })

  test('stay on the account page, where nothing was missing', async () => {
    const house = await own({}, FACTOR)
    follow(house)
    await click('button', 'Zweiten Faktor einrichten')
    await setUp()
    await late(house.server, NO_FACTOR)
    expect(house.where()).toBe(PAGE.passwort)
    expect(said(find('region', 'Zweiter Faktor'))).toContain(CODES[1])
  })

  test('stay when the session ends meanwhile, which shows once they were saved', async () => {
    const house = await own({}, FACTOR)
    follow(house)
    await click('button', 'Zweiten Faktor einrichten')
    await setUp()
    begins(house.server, { rechte: null })
    await late(house.server, OVER)
    expect(said()).toContain(CODES[0])
    await click('button', 'Ich habe die Codes aufbewahrt')
    await late(house.server, OVER)
    await eventually(() => expect(house.where()).toBe(PAGE.login))
  })
})

describe('a session', () => {
  test('that has ended leads to the sign-in, which says so', async () => {
    const house = await own()
    follow(house)
    begins(house.server, { rechte: null })
    await late(house.server, OVER)
    await eventually(() => expect(house.where()).toBe(PAGE.login))
    await eventually(() => expect(said()).toContain('Die Sitzung ist beendet'))
    expect(decodeURIComponent(document.cookie)).toContain(PAGE.passwort)
  })

  test.each([NO_FACTOR, OVER])('that has begun again survives a late %o', async (problem) => {
    const house = await own()
    follow(house)
    await write('textbox', 'Neue E-Mail-Adresse', 'neu@haus.example')
    await late(house.server, problem)
    expect(house.where()).toBe(PAGE.passwort)
    expect(find<HTMLInputElement>('textbox', 'Neue E-Mail-Adresse').value).toBe('neu@haus.example')
    expect(hasSessionEnded()).toBe(false)
  })

  test('of a house that now requires a second factor leads to its setup', async () => {
    const house = await own()
    follow(house)
    begins(house.server, LACKS)
    await late(house.server, NO_FACTOR)
    await eventually(() => expect(house.where()).toBe(PAGE.loginFactor))
  })
})

test('An open vehicle page leads to the login when the session ends, without an interruption elsewhere', async () => {
  const house = await visitApp(PAGE.fuehrerschein, {
    rechte: ['fahrzeug_buchen'],
    answers: [answer(readOwnFuehrerschein)],
  })
  follow(house)
  await eventually(() => expect(all('link', 'Führerschein')).not.toEqual([]))
  const broke: unknown[] = []
  const said = vi.spyOn(console, 'error').mockImplementation((...parts) => void broke.push(...parts))
  onTestFinished(() => said.mockRestore())
  begins(house.server, { rechte: null })
  await late(house.server, OVER)
  await eventually(() => expect(house.where()).toContain(PAGE.login))
  expect(broke.map(String).filter((one) => one.includes('signed-in people'))).toEqual([])
})

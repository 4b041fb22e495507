// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/start'
import { ENDPOINTS, PAGE } from '@platzwart/contract/paths'
import { act } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { peekRedirect } from '../platform/redirectCookie.ts'
import { tellOtherPerson } from '../platform/session/otherPerson.ts'
import { show } from '../platform/session/shown.ts'
import { forgetSessionEnd } from '../platform/sessionEnd.ts'
import { own } from '../testing/account.tsx'
import { all, click, eventually, find, key, said } from '../testing/find.ts'
import { startOf } from '../testing/house.tsx'
import { answer, answerAt } from '../testing/server.ts'

const BEN = { id: 'ben', name: 'Ben Bode' }
const LENA = { id: 'lena', name: 'Lena Lesch' }

async function tell() {
  const house = await own()
  onTestFinished(async () => {
    await act(async () => tellOtherPerson(null))
    show(null)
    forgetSessionEnd()
  })
  await act(async () => tellOtherPerson({ now: BEN, before: LENA }))
  await eventually(() => expect(all('dialog', 'Jetzt ist Ben Bode angemeldet')).toHaveLength(1))
  return house
}

describe('a page of somebody who is no longer signed in', () => {
  test('says who is signed in, and can only be left in two ways', async () => {
    await tell()
    const dialog = find('dialog', 'Jetzt ist Ben Bode angemeldet')
    expect(said(dialog)).toContain('Diese Seite zeigt noch Lena Lesch.')
    await key('Escape')
    expect(all('dialog')).toHaveLength(1)
    expect(all('button', 'Schließen', dialog)).toEqual([])
  })

  test('reloads as the new person', async () => {
    await tell()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    onTestFinished(() => reload.mockRestore())
    await click('button', 'Neu laden als Ben Bode')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('leads to the sign-in of the previous person, and back', async () => {
    const { server, where } = await tell()
    const ended: unknown[] = []
    server.now(
      answerAt('signOut', 'post', ENDPOINTS.signOut, () => {
        ended.push('ended')
        return Response.json({})
      }),
      answer(wire.start, startOf({ rechte: null })),
    )
    await click('button', 'Wieder als Lena Lesch anmelden')
    await eventually(() => expect(where()).toBe(PAGE.login))
    expect([ended, peekRedirect()]).toEqual([['ended'], PAGE.passwort])
  })
})

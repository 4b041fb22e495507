// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { own } from '../../../testing/account.tsx'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { answerAt } from '../../../testing/server.ts'

const FACTOR = { seit: '2027-03-01T09:00:00Z', codes: 9, noetig: false }
const NOCHMAL = { status: 403, code: 'sitzung.nochmal' } as const
const dialog = () => find('dialog', 'Noch einmal ausweisen')

/** An account with an app, and a server that requires re-authentication. */
async function asked() {
  let proven = false
  const page = await own({ zweitfaktor: FACTOR }, [
    answerAt('ways', 'post', '/api/auth/prove-ways', () =>
      Response.json({ passwort: true, app: true, passkey: null, woanders: false }),
    ),
    answerAt('prove', 'post', '/api/auth/prove', () => {
      proven = true
      return Response.json({ status: true })
    }),
    answerAt('remove', 'post', '/api/auth/remove-factor', () =>
      proven ? Response.json({ status: true }) : Response.json(NOCHMAL, { status: 403 }),
    ),
  ])
  const factor = find('region', 'Zweiter Faktor')
  await click('button', 'Zweiten Faktor entfernen', factor)
  await write('textbox', 'Passwort', 'geheim', factor)
  await click('button', 'Zweiten Faktor entfernen', factor)
  await eventually(() => expect(all('textbox', 'Code der App (6 Ziffern)')).toHaveLength(1))
  return page
}

describe('an action that requires re-authentication', () => {
  test('asks only for the second factor if the password was just typed, and then runs', async () => {
    const { sent } = await asked()
    expect(all('textbox', 'Passwort', dialog())).toEqual([])
    await write('textbox', 'Code der App (6 Ziffern)', '123456', dialog())
    await click('button', 'Weiter', dialog())
    await eventually(() => expect(sent('remove')).toEqual([{ password: 'geheim' }, { password: 'geheim' }]))
    expect(sent('prove')).toEqual([{ password: 'geheim', code: '123456' }])
    await eventually(() => expect(all('dialog', 'Noch einmal ausweisen')).toEqual([]))
  })

  test('does not run after a cancellation, and says why', async () => {
    const { sent } = await asked()
    await click('button', 'Abbrechen', dialog())
    await eventually(() => expect(said()).toContain('Bitte noch einmal ausweisen'))
    expect([sent('remove').length, sent('prove')]).toEqual([1, []])
  })
})

import * as benutzer from '@platzwart/contract/operations/benutzer'
import * as einfuhr from '@platzwart/contract/operations/einfuhr'
import { expect, it } from 'vitest'
import { app, haus, hausSuite } from '../testing/suites/haus.ts'

hausSuite()

const TYPED = 'uwe@müller-söhne.example'
const KEPT = 'uwe@xn--mller-shne-kcb9d.example'

const ask = (path: string) => app.request(path, { as: haus.leitung.token, host: haus.host })

it('shows an address’s domain as typed, and stores it IDNA-encoded', async () => {
  const invited = await app.request(benutzer.inviteBenutzer.path, {
    as: haus.leitung.token,
    host: haus.host,
    body: { personen: [{ vorname: 'Uwe', nachname: 'Müller', email: TYPED }] },
  })
  expect([invited.status, JSON.stringify(invited.json)]).toEqual([201, expect.stringContaining(TYPED)])
  const { rows } = await haus.scoped((tx) =>
    tx.raw("select email from benutzer where mandant_id = $1 and vorname = 'Uwe'", [haus.id]),
  )
  expect(rows).toEqual([{ email: KEPT }])

  for (const suche of [TYPED, KEPT, 'Müller']) {
    const found = await ask(`${benutzer.listBenutzer.path}?suche=${encodeURIComponent(suche)}`)
    expect(found.json.items).toMatchObject([{ email: TYPED }])
  }
  const exported = await ask(`${einfuhr.exportBenutzer.path}?suche=${encodeURIComponent(TYPED)}`)
  expect(exported.text).toContain(TYPED)
  expect(exported.text).not.toContain('xn--')
})

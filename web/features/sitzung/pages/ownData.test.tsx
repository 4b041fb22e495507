// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/datenschutz'
import { expect, test } from 'vitest'
import { own as ownAccount } from '../../../testing/account.tsx'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

const GIVEN = answer(wire.requestDatenauskunft, { ticket: '1.de.x', gueltigBis: '2027-03-10T09:15:00Z' })

async function own(passwort: boolean, ...answers: readonly Answer[]) {
  const { server } = await ownAccount({ passwort }, answers)
  await eventually(() => expect(said(region())).toContain('Alles, was dieses Haus über Sie speichert'))
  return () => server.asked(wire.requestDatenauskunft).map(({ body }) => body)
}

const region = () => find('region', 'Meine Daten als Datei')

test('one’s own data is requested with the password, and downloaded by a link that takes the focus', async () => {
  const asked = await own(true, GIVEN)
  await click('button', 'Datei anfordern')
  expect(asked()).toEqual([])
  await write('textbox', 'Passwort', 'geheim', region())
  await click('button', 'Datei anfordern')
  await eventually(() => expect(asked()).toEqual([{ passwort: 'geheim' }]))
  await eventually(() => expect(said(region())).toContain('10:15'))
  const link = find('link', 'Herunterladen (ZIP)')
  expect(link.getAttribute('href')).toBe('/api/datenauskunft/datei?ticket=1.de.x')
  expect(link.hasAttribute('download')).toBe(true)
  expect(document.activeElement).toBe(link)
  await click('button', 'Noch einmal anfordern')
  expect(all('link', 'Herunterladen (ZIP)')).toEqual([])
})

test('a wrong password is reported at the field, and asked again', async () => {
  const refusal = { status: 422, code: 'sitzung.falsch', detail: 'E-Mail oder Passwort' } as const
  await own(true, refuse(wire.requestDatenauskunft, refusal))
  await click('button', 'Datei anfordern')
  await write('textbox', 'Passwort', 'falsch', region())
  await click('button', 'Datei anfordern')
  await eventually(() => expect(said(region())).toContain('Das Passwort stimmt nicht.'))
  await click('button', 'Abbrechen')
  await eventually(() => expect(find('button', 'Datei anfordern')).toBeTruthy())
})

test('an account without a password needs none, and learns if the sign-in is too old', async () => {
  const asked = await own(
    false,
    refuse(wire.requestDatenauskunft, {
      status: 403,
      code: 'sitzung.nichtFrisch',
      detail: 'Bitte abmelden, wieder anmelden.',
    }),
  )
  expect(said(region())).toContain('in den ersten 15 Minuten')
  await click('button', 'Datei anfordern')
  await eventually(() => expect(asked()).toEqual([{}]))
  await eventually(() => expect(said()).toContain('Bitte abmelden, wieder anmelden.'))
})

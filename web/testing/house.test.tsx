// @vitest-environment happy-dom
import { changeSprache } from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import { expect, test } from 'vitest'
import { ROOT_ADDRESS } from '../frame/rootAddress.ts'
import { useAddress } from '../platform/address/useAddress.ts'
import { ask } from '../platform/api.ts'
import { useSitzung, useZone } from '../platform/session/start.ts'
import { useAct } from '../ui/act/useAct.ts'
import { click, eventually, find, said } from './find.ts'
import { visit, visitApp } from './house.tsx'
import { answer, refuse } from './server.ts'

function Probe() {
  const { benutzer, menue } = useSitzung()
  const { search, setSearch } = useAddress(ROOT_ADDRESS)
  const act = useAct({
    send: (_: null) => ask(changeSprache, { body: { sprache: 'en' } }),
    says: () => 'Gespeichert',
  })
  return (
    <>
      <p>
        {benutzer.vorname} in {useZone()} {menue.join()} {search.dialog}
      </p>
      <button type="button" onClick={() => act.start(null)}>
        Englisch
      </button>
      <button type="button" onClick={() => setSearch({ dialog: 'regeln' })}>
        Regeln
      </button>
    </>
  )
}

test('A part has its person, its address and its server', async () => {
  const { server, where } = await visit(<Probe />, {
    rechte: ['fahrzeug_buchen'],
    at: '/irgendwo?dialog=so-gehts',
    answers: [answer(changeSprache)],
  })
  expect(said()).toContain('Lena in Europe/Berlin')
  expect(said()).toContain('fahrten')
  expect(said()).toContain('so-gehts')
  await click('button', 'Regeln')
  await eventually(() => expect(where()).toBe('/irgendwo?dialog=regeln'))
  await click('button', 'Englisch')
  await eventually(() => expect(said(find('alert'))).toContain('Gespeichert'))
  expect(server.asked(changeSprache)).toMatchObject([{ body: { sprache: 'en' } }])
  expect(server.writes).toEqual(['changeSprache'])
})

test('A refusal is said as the server words it', async () => {
  await visit(<Probe />, {
    answers: [refuse(changeSprache, { status: 409, code: 'recht.fehlt', detail: 'Das geht nicht.' })],
  })
  await click('button', 'Englisch')
  await eventually(() => expect(said(find('alert'))).toContain('Das geht nicht.'))
})

test('The whole app stands at an address, with whoever is there', async () => {
  const { where } = await visitApp(PAGE.fahrzeugEinstellungen, { rechte: null })
  await eventually(() => expect(where()).toBe('/login'))
  await eventually(() => expect(find('heading', 'Haus').tagName).toBe('H1'))
})

// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/leseraum/grundrissdatei'
import { listStandorte } from '@platzwart/contract/operations/standort'
import { idOf } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { all, bring, click, eventually, find, said, write } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { PlanFile } from './PlanFile.tsx'
import { PlanFileLink } from './PlanFileLink.tsx'

/** The field's accepted types. */
const JSON_FILES = '.json,application/json'
const PLAN = { format: 'platzwart-grundriss', version: 1, grundriss: { bezeichnung: 'Saal' }, leseraeume: [] }
const fileOf = (content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'saal.json', {
    type: 'application/json',
  })

let server: Awaited<ReturnType<typeof visit>>['server']

async function arrive() {
  const visited = await visit(<PlanFile />, {
    rechte: ['objekt_pflege'],
    answers: [answer(listStandorte, [{ id: idOf(3), name: 'Haupthaus' }] as never)],
  })
  server = visited.server
  await click('button', 'Grundriss aus Datei')
  await eventually(() => expect(find('dialog', 'Grundriss aus einer Datei anlegen')).toBeTruthy())
}

test('An imported file becomes a plan under its own name, or another one', async () => {
  await arrive()
  server.now(answer(wire.importGrundriss, { id: idOf(7), bezeichnung: 'Saal oben' }))
  await bring(JSON_FILES, fileOf(PLAN))
  await write('textbox', 'Name', 'Saal oben')
  await click('button', 'Grundriss anlegen')
  await eventually(() => expect(said()).toContain('Saal oben ist angelegt.'))
  expect(server.asked(wire.importGrundriss)).toMatchObject([
    { body: { standortId: idOf(3), bezeichnung: 'Saal oben', datei: PLAN } },
  ])
})

test('A file that is no plan is refused at once, and nothing is sent', async () => {
  await arrive()
  await bring(JSON_FILES, fileOf('Hallo'))
  await eventually(() => expect(said()).toContain('Das ist keine Datei eines Grundrisses.'))
  await click('button', 'Grundriss anlegen')
  await bring(JSON_FILES, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'riesig.json'))
  await eventually(() => expect(said()).toContain('höchstens 10 MB'))
  expect(server.asked(wire.importGrundriss)).toEqual([])
})

test('Every fault of the file is shown with its place', async () => {
  await arrive()
  const issues = [
    { code: 'feld.zuKlein', field: 'datei.leseraeume.3.x', detail: 'Mindestens 0.', data: {} },
    {
      code: 'feld.doppelt',
      field: 'datei.leseraeume.4.bezeichnung',
      detail: 'Das steht schon da.',
      data: {},
    },
    { code: 'datei.typ', field: 'datei.bild.daten', detail: 'Das ist kein Bild.', data: {} },
  ] as const
  server.now(refuse(wire.importGrundriss, { status: 422, code: 'anfrage.ungueltig', issues: [...issues] }))
  await bring(JSON_FILES, fileOf(PLAN))
  await click('button', 'Grundriss anlegen')
  await eventually(() => expect(said()).toContain('leseraeume 4, x: Mindestens 0.'))
  expect(said()).toContain('leseraeume 5, bezeichnung: Das steht schon da.')
  expect(said()).toContain('bild, daten: Das ist kein Bild.')
})

const LINK = <PlanFileLink id={idOf(9)} bezeichnung="Saal 1/2 (oben)" />

test('People who may not create plans cannot import one', async () => {
  await visit(LINK, { rechte: ['ausstattungs_pflege'] })
  expect(all('link', 'Plan als Datei')).toEqual([])
})

test('People who may create plans can export one, named after it', async () => {
  await visit(LINK, { rechte: ['objekt_pflege'] })
  const there = find<HTMLAnchorElement>('link', 'Plan als Datei')
  expect(there.getAttribute('href')).toBe(`/api/grundrisse/${idOf(9)}/grundrissdatei`)
  expect(there.getAttribute('download')).toBe('Saal-1-2-oben-.grundriss.json')
})

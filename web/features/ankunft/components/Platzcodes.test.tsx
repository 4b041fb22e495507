// @vitest-environment happy-dom
import { grundrissSchema } from '@platzwart/contract/leseraum'
import { listPlatzcodes, renewPlatzcodes } from '@platzwart/contract/operations/leseraum/ankunft'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { expect, test, vi } from 'vitest'
import { needTopics } from '../../../platform/language.ts'
import { all, click, eventually, find, names, said } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { Platzcodes } from './Platzcodes.tsx'

const PLAN = grundrissSchema.parse(
  filled(grundrissSchema, { id: idOf(9), bezeichnung: 'Lesesaal', zeichnung: [], leseraeume: [] }),
)
const codes = (turn: string) =>
  [1, 2].map((nr) => ({
    leseraumId: idOf(nr),
    bezeichnung: `A-${nr}`,
    adresse: `https://haus.example/platz/${nr}?code=${turn}`,
  }))

async function open(answers = [answer(listPlatzcodes, codes('alt'))], language: 'de' | 'en' = 'de') {
  await needTopics('ankunft')
  return visit(<Platzcodes plan={PLAN} />, { rechte: ['ausstattungs_pflege'], answers, language })
}

const drawn = (name: string) => find('img', name).querySelector('path')?.getAttribute('d')

test('Each seat has a label with the house, the plan, its name and its own code', async () => {
  await open()
  await eventually(() => expect(names('img')).toEqual(['Code für A-1', 'Code für A-2']))
  const [first] = all('listitem').filter((one) => said(one).startsWith('Haus A-1'))
  expect(said(first)).toContain('Lesesaal')
  expect(said(first)).toContain('Scannen und einchecken')
  expect(drawn('Code für A-1')).not.toBe(drawn('Code für A-2'))
  expect(find('link', 'Am Bildschirm zeigen: A-1').getAttribute('href')).toBe(`/platz/${idOf(1)}/anzeige`)
})

test('They are printed as shown', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await open()
  await eventually(() => expect(names('img')).toHaveLength(2))
  await click('button', 'Codes drucken')
  expect(print).toHaveBeenCalledTimes(1)
})

test('Renewing them takes one confirmation, which says what it does', async () => {
  const { server } = await open([answer(listPlatzcodes, codes('alt')), answer(renewPlatzcodes)])
  await eventually(() => expect(names('img')).toHaveLength(2))
  const before = drawn('Code für A-1')
  await click('button', 'Alle neu ausgeben …')
  expect(said()).toContain('Alle gedruckten Codes dieses Grundrisses gelten dann nicht mehr')
  await click('button', 'Abbrechen')
  expect(server.asked(renewPlatzcodes)).toEqual([])
  await click('button', 'Alle neu ausgeben …')
  server.now(answer(listPlatzcodes, codes('neu')))
  await click('button', 'Neu ausgeben')
  await eventually(() => expect(said()).toContain('Die neuen Codes gelten ab sofort'))
  expect(server.asked(renewPlatzcodes)).toMatchObject([{ id: PLAN.id }])
  await eventually(() => expect(drawn('Code für A-1')).not.toBe(before))
  expect(all('button', 'Neu ausgeben')).toEqual([])
})

test('A refusal is shown, and the confirmation stays', async () => {
  const detail = 'Dafür fehlt das Recht.'
  await open([
    answer(listPlatzcodes, codes('alt')),
    refuse(renewPlatzcodes, { status: 403, code: 'recht.fehlt', detail }),
  ])
  await eventually(() => expect(names('img')).toHaveLength(2))
  await click('button', 'Alle neu ausgeben …')
  await click('button', 'Neu ausgeben')
  await eventually(() => expect(said()).toContain(detail))
  expect(all('button', 'Neu ausgeben')).toHaveLength(1)
})

test('A plan without seats says when there will be codes', async () => {
  await open([answer(listPlatzcodes, [])])
  await eventually(() => expect(said()).toContain('Codes gibt es, sobald auf dem Grundriss Plätze stehen.'))
})

test('They are also in English', async () => {
  await open([answer(listPlatzcodes, codes('alt'))], 'en')
  await eventually(() => expect(names('img')).toEqual(['Code for A-1', 'Code for A-2']))
})

// @vitest-environment happy-dom
import { findPersonen } from '@platzwart/contract/operations/einstellung'
import { idOf } from '@platzwart/contract/testing/filled'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { type Chosen, PersonSuche } from './PersonSuche.tsx'

const ALL = [
  { id: idOf(1), name: 'Anna Albers', email: 'anna@haus.example' },
  { id: idOf(2), name: 'Anna Bach', email: 'bach@haus.example' },
]

function Field({ fault }: { readonly fault?: string }) {
  const [person, setPerson] = useState<Chosen | null>(null)
  return <PersonSuche person={person} fault={fault} onChange={setPerson} />
}

const show = (how: Visit = {}) =>
  visit(<Field />, {
    answers: [
      answer(findPersonen, ({ query }) =>
        ALL.filter(({ name }) => name.toLowerCase().includes(query?.suche ?? '')),
      ),
    ],
    ...how,
  })

test('A person is found by a part of the name, and told apart by the address', async () => {
  const { server } = await show()
  expect(server.asked(findPersonen)).toEqual([])
  await write('searchbox', 'Person suchen', 'anna')
  await eventually(() => expect(all('button', /^Anna/)).toHaveLength(2))
  await click('button', 'Anna Bach, bach@haus.example')
  expect(said()).toContain('Gewählt: Anna Bach')
  expect(all('searchbox')).toEqual([])
})

test('Another person can be chosen instead', async () => {
  await show()
  await write('searchbox', 'Person suchen', 'albers')
  await eventually(() => expect(all('button', /^Anna/)).toHaveLength(1))
  await click('button', /^Anna/)
  await click('button', 'Andere Person')
  expect(find<HTMLInputElement>('searchbox', 'Person suchen').value).toBe('')
  expect(all('button', /^Anna/)).toEqual([])
})

test('It says so when nobody is called that', async () => {
  await show()
  await write('searchbox', 'Person suchen', 'niemand')
  await eventually(() => expect(said()).toContain('Niemand heißt so.'))
  expect(all('list', 'Gefundene Personen')).toEqual([])
})

test('It can be asked again when it could not be asked', async () => {
  const { server } = await show({
    answers: [refuse(findPersonen, { status: 403, code: 'recht.fehlt' })],
  })
  await write('searchbox', 'Person suchen', 'anna')
  await eventually(() => expect(find('alert')).toBeDefined())
  server.now(answer(findPersonen, ALL))
  await click('button', 'Noch einmal versuchen')
  await eventually(() => expect(all('button', /^Anna/)).toHaveLength(2))
})

test('That nobody is chosen is said at the field', async () => {
  await visit(<Field fault="Welche Person?" />)
  expect(said(find('alert'))).toBe('Welche Person?')
})

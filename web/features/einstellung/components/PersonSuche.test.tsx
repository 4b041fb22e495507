// @vitest-environment happy-dom
import { findPersonen } from '@platzwart/contract/operations/einstellung'
import { idOf } from '@platzwart/contract/testing/filled'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { all, click, describedAs, eventually, find, key, leave, said, write } from '../../../testing/find.ts'
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

const field = () => find<HTMLInputElement>('combobox', 'Eine Person')
const active = () =>
  said(document.getElementById(field().getAttribute('aria-activedescendant') ?? '') ?? undefined)

test('A person is found by part of the name, distinguished by the address, and chosen without leaving the field', async () => {
  const { server } = await show()
  expect(server.asked(findPersonen)).toEqual([])
  field().focus()
  await write('combobox', 'Eine Person', 'anna')
  await eventually(() => expect(all('option', /^Anna/)).toHaveLength(2))
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(active()).toContain('Anna Albers')
  await key('ArrowDown')
  expect(active()).toContain('bach@haus.example')
  await key('Enter')
  expect(field().value).toBe('Anna Bach')
  expect(document.activeElement).toBe(field())
  await eventually(() => expect(all('listbox')).toEqual([]))
})

test('Another person can be chosen instead, and Escape keeps the current one', async () => {
  await show()
  field().focus()
  await write('combobox', 'Eine Person', 'albers')
  await eventually(() => expect(all('option', /^Anna/)).toHaveLength(1))
  await click('option', /^Anna/)
  await write('combobox', 'Eine Person', 'bach')
  await eventually(() => expect(all('option', /^Anna Bach/)).toHaveLength(1))
  await key('Escape')
  expect(field().value).toBe('Anna Albers')
  await write('combobox', 'Eine Person', 'bach')
  await eventually(() => expect(all('option', /^Anna Bach/)).toHaveLength(1))
  await click('option', /^Anna/)
  expect(field().value).toBe('Anna Bach')
})

test('Clearing the field clears the choice', async () => {
  await show()
  field().focus()
  await write('combobox', 'Eine Person', 'albers')
  await eventually(() => expect(all('option')).toHaveLength(1))
  await key('Enter')
  await write('combobox', 'Eine Person', '')
  await leave()
  expect(field().value).toBe('')
})

test('It says if nobody is found, and how many are', async () => {
  await show()
  await write('combobox', 'Eine Person', 'niemand')
  await eventually(() => expect(said()).toContain('Niemand heißt so.'))
  expect(all('listbox')).toEqual([])
  await write('combobox', 'Eine Person', 'anna')
  await eventually(() =>
    expect(said(document.querySelector('[data-live-region]') ?? undefined)).toContain('2 Einträge'),
  )
})

test('A failed search is reported at the field, and typing on retries', async () => {
  const { server } = await show({
    answers: [refuse(findPersonen, { status: 403, code: 'recht.fehlt' })],
  })
  await write('combobox', 'Eine Person', 'anna')
  await eventually(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  server.now(answer(findPersonen, ALL))
  await write('combobox', 'Eine Person', 'ann')
  await eventually(() => expect(all('option', /^Anna/)).toHaveLength(2))
  expect(field().hasAttribute('aria-invalid')).toBe(false)
})

test('A missing choice is reported at the field', async () => {
  await visit(<Field fault="Welche Person?" />)
  expect(describedAs(field())).toContain('Welche Person?')
})

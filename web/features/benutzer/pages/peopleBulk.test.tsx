// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/benutzer'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, turn } from '../../../testing/find.ts'
import type { Visit } from '../../../testing/house.tsx'
import { arrive, NELE, UDO } from '../../../testing/people.tsx'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

/** The signed-in person, as the list shows them. */
const SELF = { ...NELE, id: idOf(1), vorname: 'Lena', nachname: 'Lesch', email: 'lena@haus.example' }
const IVO = { ...UDO, id: idOf(90), vorname: 'Ivo', nachname: 'Igel', email: 'ivo@haus.example' }

const OUT: typeof NELE = { ...UDO, id: idOf(91), vorname: 'Olga', nachname: 'Otto', status: 'inaktiv' }

const WAS = 'Was geschieht mit den Ausgewählten?'

async function choosing(value: string, answers: readonly Answer[] = [], how: Visit = {}) {
  const house = await arrive(PAGE.adminBenutzer, {
    ...how,
    answers: [answer(wire.listBenutzer, { items: [SELF, NELE, UDO, IVO], cursor: null }), ...answers],
  })
  const [begin, was, everybody] =
    how.language === 'en'
      ? ['Select several', 'What is to be done with those selected?', 'Select all']
      : ['Mehrere auswählen', WAS, 'Alle auswählen']
  await eventually(() => expect(find('button', begin)).toBeDefined())
  await click('button', begin)
  await turn('combobox', was, value)
  await click('button', everybody)
  return house.server
}

const boxes = () => all('checkbox').filter((box) => box.closest('li') !== null)

describe('a bulk action on people', () => {
  test('invites again everybody who has not come; reports how many, and shows each link', async () => {
    const server = await choosing('einladen', [
      answer(wire.renewEinladung, ({ id }) => ({ link: `http://haus/auth?${id}`, gueltigBis: null })),
    ])
    expect(said()).toContain('Das geht bei 2 von 4 Personen in der Liste.')
    expect(said()).toContain('der alte gilt nicht mehr')
    expect(boxes()).toHaveLength(2)
    await click('button', 'Ausführen')
    await eventually(() => expect(said()).toContain('Noch einmal einladen: Für 2 Personen erledigt.'))
    expect(server.asked(wire.renewEinladung).map(({ id }) => id)).toEqual([UDO.id, IVO.id])
    expect(find<HTMLInputElement>('textbox', /Ivo Igel/).value).toBe(`http://haus/auth?${IVO.id}`)
  })

  test('withdraws invitations, and keeps somebody who has come meanwhile selected with the reason', async () => {
    const detail = 'Diese Person hat keine offene Einladung.'
    const taken = answer(wire.withdrawEinladung)
    const not = refuse(wire.withdrawEinladung, { status: 409, code: 'benutzer.keineEinladung', detail })
    const server = await choosing('zurueckziehen', [
      { ...taken, reply: (asked) => (asked.id === IVO.id ? not : taken).reply(asked) },
    ])
    await click('button', 'Ausführen')
    await eventually(() =>
      expect(said()).toContain('Einladung zurückziehen: Von 2 Personen für eine erledigt.'),
    )
    expect(said(find('listitem', 'Ivo Igel'))).toContain(detail)
    expect(server.asked(wire.withdrawEinladung).map(({ id }) => id)).toEqual([UDO.id, IVO.id])
  })

  test.each(['abmelden', 'deaktivieren'])('never deactivates oneself with others (%s)', async (value) => {
    const server = await choosing(value, [answer(wire.endSitzungen), answer(wire.deactivateBenutzer)])
    expect(find('checkbox', 'Nele Neumann')).toBeDefined()
    expect(all('checkbox', 'Lena Lesch')).toEqual([])
    await click('button', 'Ausführen')
    const asked = () => [...server.asked(wire.endSitzungen), ...server.asked(wire.deactivateBenutzer)]
    await eventually(() => expect(asked().length).toBeGreaterThan(0))
    expect(asked().map(({ id }) => id)).not.toContain(SELF.id)
  })

  test('starts without a preselected action', async () => {
    await choosing('einladen')
    await click('button', 'Auswahl beenden')
    await click('button', 'Mehrere auswählen')
    expect(find<HTMLSelectElement>('combobox', WAS).value).toBe('')
    expect(boxes()).toHaveLength(4)
    await click('button', 'Alle auswählen')
    expect(find<HTMLButtonElement>('button', 'Ausführen').disabled).toBe(true)
  })

  test.each([
    ['aktivieren', wire.activateBenutzer, OUT.id],
    ['deaktivieren', wire.deactivateBenutzer, NELE.id],
  ])('are let in or put out, whoever is not so already (%s)', async (value, operation, id) => {
    const listed = answer(wire.listBenutzer, { items: [SELF, NELE, OUT], cursor: null })
    const server = await choosing(value, [listed, answer(operation)])
    expect(boxes()).toHaveLength(1)
    await click('button', 'Ausführen')
    await eventually(() => expect(server.asked(operation).map((asked) => asked.id)).toEqual([id]))
  })

  test('signs people out in English, too', async () => {
    await choosing('abmelden', [answer(wire.endSitzungen)], { language: 'en' })
    expect(said()).toContain('You yourself stay signed in. This can be done to one of 4 people in the list.')
    await click('button', 'Do it')
    await eventually(() => expect(said()).toContain('Sign out everywhere: done for one person.'))
  })
})

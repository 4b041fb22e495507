// @vitest-environment happy-dom
import { clearEinstellung, saveEinstellung } from '@platzwart/contract/operations/einstellung'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { describe, expect, test } from 'vitest'
import { keepingOwn, type Werte } from '../../../testing/einstellungen.ts'
import {
  all,
  click,
  describedAs,
  eventually,
  find,
  isOff,
  names,
  said,
  turn,
  write,
} from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { refuse } from '../../../testing/server.ts'
import { roomMailGruppen } from '../model/fields.ts'
import { OwnEinstellungen } from './OwnEinstellungen.tsx'
import { OwnMails } from './own/OwnMails.tsx'
import { WithEinstellungen } from './WithEinstellungen.tsx'

/** One's own settings, some set already; saved values are read next. */
async function show(own: Werte = {}, rechte: readonly Berechtigung[] = []) {
  const house = await visit(<OwnEinstellungen />, {
    rechte,
    answers: keepingOwn(own),
  })
  const saved = () => house.server.asked(saveEinstellung).map(({ name, body }) => [name, body])
  return { ...house, saved }
}

const mail = (name: RegExp) => find<HTMLInputElement>('switch', name)
const BUCHUNG = 'benachrichtigung.fahrzeugBuchung'
const ERINNERUNG = 'fahrzeug.erinnerungMinuten'
const own = (wert: unknown) => ({ wert, schicht: 'benutzer' })

describe('one’s own mails', () => {
  test('about the fleet are shown only to fleet managers', async () => {
    const { unmount } = await show()
    expect(names('group')).toEqual(expect.arrayContaining(['Meine Fahrten', 'Führerschein']))
    expect(names('group')).not.toContain('Für die Fuhrparkleitung')
    await unmount()
    await show({}, ['fahrzeug_pflege'])
    expect(names('group')).toContain('Für die Fuhrparkleitung')
  })

  test.each([
    [['objekt_pflege'], true],
    [['buchung_pflege', 'benutzer_pflegen'], true],
    [['buchung_pflege'], false],
    [['fahrzeug_pflege'], false],
  ] as const)(
    'about seats offer the evaluation of the month to whoever may open its page: %s',
    async (rechte, may) => {
      const mails = (
        <WithEinstellungen>
          {(views) => <OwnMails views={views} gruppen={roomMailGruppen(['leseraum'])} immer="" />}
        </WithEinstellungen>
      )
      const { server } = await visit(mails, { rechte, answers: keepingOwn({}) })
      await eventually(() => expect(names('group')).toContain('Meine Plätze'))
      expect(names('group').includes('Für die Pflege von Räumen und Buchungen')).toBe(may)
      if (!may) return
      expect(mail(/^Auswertung des Monats/).checked).toBe(false)
      await click('switch', /^Auswertung des Monats/)
      await eventually(() =>
        expect(server.asked(saveEinstellung)).toMatchObject([
          { name: 'benachrichtigung.platzBericht', body: own(true) },
        ]),
      )
    },
  )

  test('are switched off at once, and say so', async () => {
    const { saved } = await show()
    expect(mail(/^Buchung /).checked).toBe(true)
    await click('switch', /^Buchung /)
    expect(mail(/^Buchung /).checked).toBe(false)
    await eventually(() => expect(saved()).toEqual([[BUCHUNG, own(false)]]))
    await eventually(() => expect(said()).toContain('Gespeichert.'))
    expect(mail(/^Änderung /).checked).toBe(true)
  })

  test('can be reset to the house’s value', async () => {
    const { server } = await show({ [BUCHUNG]: false })
    expect(said()).toContain('eigene Einstellung')
    await click('button', 'Buchung: Zurück zur Vorgabe: an')
    expect(mail(/^Buchung /).checked).toBe(true)
    await eventually(() => expect(server.asked(clearEinstellung)).toMatchObject([{ name: BUCHUNG }]))
    await eventually(() => expect(all('button', /^Buchung: Zurück/)).toEqual([]))
  })

  test('that the server refuses are reverted, and say why', async () => {
    const { server } = await show()
    const detail = 'Das darf nur das Haus.'
    server.now(refuse(saveEinstellung, { status: 403, code: 'recht.fehlt', detail }))
    await click('switch', /^Buchung /)
    await eventually(() => expect(said()).toContain(detail))
    expect(describedAs(mail(/^Buchung /))).toContain(detail)
    await eventually(() => expect(mail(/^Buchung /).checked).toBe(true))
  })

  test('switched on and off quickly are all sent, in order', async () => {
    const { saved } = await show()
    for (const _ of [1, 2, 3]) await click('switch', /^Buchung /)
    expect(mail(/^Buchung /).checked).toBe(false)
    await eventually(() =>
      expect(saved().map(([, body]) => body)).toEqual([own(false), own(true), own(false)]),
    )
    expect(mail(/^Buchung /).checked).toBe(false)
  })
})

describe('one’s own reminders', () => {
  const field = () => find<HTMLInputElement>('textbox', 'Erinnerung vor dem Beginn')
  const save = () => find<HTMLButtonElement>('button', 'Erinnerung vor dem Beginn speichern')

  test('are saved one by one, and only if they were changed', async () => {
    const { saved } = await show()
    expect([field().value, isOff(save())]).toEqual(['1', true])
    await write('textbox', 'Erinnerung vor dem Beginn', '2')
    expect(said()).toContain('Noch nicht gespeichert.')
    await click('button', 'Erinnerung vor dem Beginn speichern')
    await eventually(() => expect(saved()).toEqual([[ERINNERUNG, own(120)]]))
    await eventually(() => expect(said()).toContain('Gespeichert.'))
    await eventually(() => expect(said()).toContain('eigene Einstellung'))
    expect(isOff(save())).toBe(true)
  })

  test('change with the selected unit', async () => {
    const { saved } = await show()
    await turn('combobox', 'Erinnerung vor dem Beginn, Einheit', 'tage')
    await click('button', 'Erinnerung vor dem Beginn speichern')
    await eventually(() => expect(saved()).toEqual([[ERINNERUNG, own(1_440)]]))
  })

  test.each([
    ['15', '14'],
    ['', 'Bitte'],
  ])('that break the rule say so while they are typed: %s', async (typed) => {
    const { saved } = await show()
    await turn('combobox', 'Erinnerung vor dem Beginn, Einheit', 'tage')
    await write('textbox', 'Erinnerung vor dem Beginn', typed)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await click('button', 'Erinnerung vor dem Beginn speichern')
    expect(saved()).toEqual([])
  })

  test('can be reset to the house’s value, whatever is typed', async () => {
    const { server } = await show({ [ERINNERUNG]: 30 })
    await write('textbox', 'Erinnerung vor dem Beginn', '45')
    await click('button', /^Erinnerung vor dem Beginn: Zurück zur Vorgabe: 1 Stunde$/)
    await eventually(() => expect(server.asked(clearEinstellung)).toMatchObject([{ name: ERINNERUNG }]))
    await eventually(() => expect(field().value).toMatch(/^(1|60)$/))
    expect(isOff(save())).toBe(true)
  })

  test('show a refusal at the field until they are changed', async () => {
    const { server } = await show()
    const detail = 'So lange nicht.'
    server.now(
      refuse(saveEinstellung, {
        status: 422,
        code: 'einstellung.bereich',
        detail,
        issues: [{ code: 'einstellung.bereich', field: 'wert', data: {}, detail }],
      }),
    )
    await write('textbox', 'Erinnerung vor dem Beginn', '3')
    await click('button', 'Erinnerung vor dem Beginn speichern')
    await eventually(() => expect(describedAs(field())).toContain(detail))
    await write('textbox', 'Erinnerung vor dem Beginn', '4')
    expect(describedAs(field())).not.toContain(detail)
  })
})

// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/benutzer'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, turn, write } from '../../../testing/find.ts'
import { arrive, FAHRER, LESER, NELE, OPEN, SHOWN, UDO } from '../../../testing/people.tsx'
import { answer, refuse } from '../../../testing/server.ts'

describe('the list of people', () => {
  test('shows active people with groups, roles and pending invitations', async () => {
    await arrive()
    await eventually(() => expect(find('listitem', 'Nele Neumann')).toBeDefined())
    const nele = said(find('listitem', 'Nele Neumann'))
    for (const word of ['nele@haus.example', 'Nr. 4711', 'Leserschaft', 'Fahrer', 'Aktiv'])
      expect(nele).toContain(word)
    expect(said(find('listitem', 'Udo Unruh'))).toContain('Einladung offen')
  })

  test('has its search, filters and order in the address, and can clear them', async () => {
    const { server, where } = await arrive()
    await eventually(() => expect(find('button', 'Nele Neumann öffnen')).toBeDefined())
    await turn('combobox', 'Gruppe', LESER.id)
    await turn('combobox', 'Reihenfolge', 'neueste')
    await write('searchbox', 'Name, E-Mail oder Personalnummer', 'niemand')
    await eventually(() => expect(said()).toContain('Niemand passt dazu'))
    expect(where()).toContain(`gruppe=${LESER.id}`)
    expect(server.asked(wire.listBenutzer).at(-1)?.query).toMatchObject({
      gruppeId: LESER.id,
      sortierung: 'erstellt',
      richtung: 'ab',
      suche: 'niemand',
      status: 'aktiv',
    })
    await click('button', 'Suche und Filter aufheben')
    await eventually(() => expect(find('button', 'Udo Unruh öffnen')).toBeDefined())
  })

  test('shows possible duplicates with the criterion, and links to the merge', async () => {
    const aehnlich = [{ id: UDO.id, name: 'Udo Unruh', email: UDO.email, durch: ['name', 'email'] as const }]
    const { server, where } = await arrive()
    await eventually(() => expect(find('button', 'Nele Neumann öffnen')).toBeDefined())
    expect(said()).not.toContain('Sieht aus wie')
    server.now(
      answer(wire.listBenutzer, { items: [{ ...NELE, aehnlich: [...aehnlich] as never }], cursor: null }),
      answer(wire.showZusammenfuehrung, ({ id, anderesId }) => ({
        bleibt: { id: id as string, name: 'Nele Neumann', email: NELE.email, status: 'aktiv' as const },
        geht: { id: anderesId as string, name: 'Udo Unruh', email: UDO.email, status: 'aktiv' as const },
      })),
    )
    await click('checkbox', 'Nur wer doppelt aussieht')
    await eventually(() =>
      expect(said(find('list', 'Wem Nele Neumann gleicht'))).toContain(
        'Sieht aus wie Udo Unruh, udo@haus.example: gleicher Name, gleiche Adresse vor dem @',
      ),
    )
    expect(where()).toContain('doppelte=true')
    expect(server.asked(wire.listBenutzer).at(-1)?.query).toMatchObject({ doppelt: 'vielleicht' })
    await click('button', 'Nele Neumann mit Udo Unruh, udo@haus.example, zusammenführen')
    await eventually(() => expect(said(find('dialog'))).toContain('Darin geht auf: Udo Unruh'))
    expect(server.asked(wire.showZusammenfuehrung)).toMatchObject([{ id: NELE.id, anderesId: UDO.id }])
    await click('button', 'Schließen')
    await eventually(() => expect(where()).not.toContain('mit='))
  })

  test('gives several people a role, and keeps refused ones selected', async () => {
    const detail = 'Diese Person darf mehr.'
    const { server } = await arrive(PAGE.adminBenutzer, {
      answers: [refuse(wire.addRolleToBenutzer, { status: 403, code: 'benutzer.darfMehr', detail })],
    })
    await eventually(() => expect(find('button', 'Mehrere auswählen')).toBeDefined())
    await click('button', 'Mehrere auswählen')
    await turn('combobox', 'Was geschieht mit den Ausgewählten?', `+${FAHRER.id}`)
    await click('button', 'Alle auswählen')
    await click('button', 'Ausführen')
    await eventually(() => expect(said(find('listitem', 'Udo Unruh'))).toContain(detail))
    server.now(answer(wire.addRolleToBenutzer))
    await click('button', 'Ausführen')
    await eventually(() => expect(said()).toContain('Für 2 Personen erledigt.'))
    expect(server.asked(wire.addRolleToBenutzer).map(({ id }) => id)).toEqual([
      NELE.id,
      UDO.id,
      NELE.id,
      UDO.id,
    ])
  })

  test('is also for people who grant permissions without maintaining users', async () => {
    await arrive(OPEN, { rechte: ['berechtigungs_pflege', 'benutzer_pflegen'] })
    await eventually(() => expect(find('button', 'Einladen')).toBeDefined())
    expect(find('heading', 'Zugang')).toBeDefined()
  })
})

describe('a person', () => {
  test('has the listed permissions, each with its origins', async () => {
    await arrive(OPEN)
    await eventually(() => expect(find('heading', 'Was diese Person darf')).toBeDefined())
    expect(said(find('region', 'Was diese Person darf'))).toContain(
      'direkt vergeben, Rolle Fahrer, Gruppe Leserschaft → Rolle Fahrer',
    )
    expect(said(find('dialog', 'Nele Neumann'))).toContain('Auf 2 Geräten angemeldet.')
  })

  test('is changed with the version that was read; a refusal is shown at its field', async () => {
    const detail = 'Diese Adresse gehört einem anderen.'
    const issues = [{ code: 'benutzer.emailVergeben', field: 'email', detail, data: {} }] as const
    const { server } = await arrive(OPEN, {
      answers: [
        refuse(wire.updateBenutzer, {
          status: 409,
          code: 'benutzer.emailVergeben',
          detail,
          issues: [...issues],
        }),
      ],
    })
    await eventually(() => expect(find('textbox', 'E-Mail')).toBeDefined())
    await write('textbox', 'E-Mail', 'neu@haus.example')
    await write('textbox', 'Personalnummer', '')
    await click('button', 'Angaben speichern')
    await eventually(() => expect(said()).toContain(detail))
    server.now(answer(wire.updateBenutzer, { ...SHOWN, email: 'neu@haus.example', version: 4 }))
    await click('button', 'Angaben speichern')
    await eventually(() => expect(said()).toContain('Die Angaben sind gespeichert.'))
    expect(server.asked(wire.updateBenutzer).at(-1)).toMatchObject({
      version: 3,
      body: { email: 'neu@haus.example', personalnummer: null, vorname: 'Nele' },
    })
  })

  test('can be given groups, roles and single permissions', async () => {
    const { server } = await arrive(OPEN, { answers: [answer(wire.changeRechte, { ...SHOWN, version: 4 })] })
    await eventually(() => expect(find('checkbox', 'Leserschaft')).toBeDefined())
    await click('checkbox', 'Leserschaft')
    await click('checkbox', /^Führerscheine prüfen/)
    await click('button', 'Rechte speichern')
    await eventually(() => expect(said()).toContain('Die Rechte sind gespeichert.'))
    expect(server.asked(wire.changeRechte)[0]).toMatchObject({
      version: 3,
      body: {
        gruppenIds: [],
        rollenIds: [FAHRER.id],
        berechtigungen: ['fahrzeug_buchen', 'fahrzeug_fuehrerscheinpruefung'],
      },
    })
  })

  test('is deactivated after a preview of their bookings', async () => {
    const buchung = { id: idOf(90), was: 'P1', von: '2027-03-11T09:00:00Z', bis: '2027-03-11T10:00:00Z' }
    const { server } = await arrive(OPEN, {
      answers: [
        refuse(wire.deactivateBenutzer, {
          status: 409,
          code: 'benutzer.betroffeneBuchungen',
          current: [buchung],
        }),
      ],
    })
    await eventually(() => expect(find('button', 'Deaktivieren')).toBeDefined())
    await click('button', 'Deaktivieren')
    await eventually(() => expect(said()).toContain('P1: 11.03.2027, 10:00 bis 11.03.2027, 11:00'))
    const out = { ...SHOWN, status: 'inaktiv' } as const
    server.now(answer(wire.deactivateBenutzer, out), answer(wire.showBenutzer, out))
    await click('button', 'Stornieren und deaktivieren')
    await eventually(() => expect(find('button', 'Wieder aktivieren')).toBeDefined())
    expect(server.asked(wire.deactivateBenutzer).map(({ body }) => body)).toEqual([
      {},
      { buchungenStornieren: true },
    ])
  })

  test('with a car that is out is deactivated after a confirmation, which later questions remember', async () => {
    const detail = 'Diese Person ist gerade mit L-NH 1 unterwegs.'
    const refused = (code: 'benutzer.unterwegs' | 'benutzer.betroffeneBuchungen') =>
      refuse(wire.deactivateBenutzer, { status: 409, code, detail, current: [] })
    const { server } = await arrive(OPEN, { answers: [refused('benutzer.unterwegs')] })
    await eventually(() => expect(find('button', 'Deaktivieren')).toBeDefined())
    await click('button', 'Deaktivieren')
    await eventually(() => expect(said()).toContain(detail))
    server.now(refused('benutzer.betroffeneBuchungen'))
    await click('button', 'Trotzdem deaktivieren')
    await eventually(() => expect(find('button', 'Behalten und deaktivieren')).toBeDefined())
    await click('button', 'Behalten und deaktivieren')
    await eventually(() =>
      expect(server.asked(wire.deactivateBenutzer).map(({ body }) => body)).toEqual([
        {},
        { unterwegs: true },
        { unterwegs: true, buchungenStornieren: false },
      ]),
    )
  })

  test('who is oneself is linked to the account page for address and second factor, and cannot be deactivated', async () => {
    const self = { ...SHOWN, id: idOf(1) }
    await arrive(`${PAGE.adminBenutzer}?person=${self.id}`, { answers: [answer(wire.showBenutzer, self)] })
    await eventually(() => expect(find('link', 'Konto und Sicherheit', find('dialog'))).toBeDefined())
    expect(find<HTMLInputElement>('textbox', 'E-Mail').readOnly).toBe(true)
    expect(all('button', 'Zweiten Faktor zurücksetzen')).toEqual([])
    expect(all('button', 'Deaktivieren')).toEqual([])
  })

  test('who was deactivated before accepting the invitation has to be invited again', async () => {
    const out = { ...SHOWN, ...UDO, status: 'inaktiv', einladung: 'abgelaufen' } as const
    await arrive(`${PAGE.adminBenutzer}?person=${UDO.id}`, { answers: [answer(wire.showBenutzer, out)] })
    await eventually(() => expect(find('button', 'Wieder aktivieren')).toBeDefined())
    expect(said()).toContain('können Sie sie noch einmal einladen')
  })

  test('who has not come is invited again, and the link is shown without a mail server', async () => {
    const link = 'http://haus.example/auth/confirm?token=einladung-1'
    await arrive(`${PAGE.adminBenutzer}?person=${UDO.id}`, {
      answers: [answer(wire.renewEinladung, { perMail: false, link })],
    })
    await eventually(() => expect(find('button', 'Noch einmal einladen')).toBeDefined())
    await click('button', 'Noch einmal einladen')
    await eventually(() =>
      expect((find('textbox', 'Link für Udo Unruh') as HTMLInputElement).value).toBe(link),
    )
  })
})

describe('a person whom two people edit at once', () => {
  test('names the other editor, merges untouched fields, and asks before unsaved changes are lost', async () => {
    const { server, where } = await arrive(OPEN, {
      answers: [
        refuse(wire.updateBenutzer, {
          status: 412,
          code: 'anfrage.versionVeraltet',
          geaendert: { von: 'Otto Ohne', zeit: '2027-03-10T08:03:00Z' },
        }),
      ],
    })
    const field = (name: string) => find<HTMLInputElement>('textbox', name, find('dialog')).value
    await eventually(() => expect(field('Nachname')).toBe('Neumann'))
    await write('textbox', 'Nachname', 'Neu', find('dialog'))
    server.now(
      answer(wire.showBenutzer, { ...SHOWN, nachname: 'Neuber', personalnummer: '4712', version: 9 }),
    )
    await click('button', 'Angaben speichern')
    await eventually(() =>
      expect(said(find('dialog'))).toContain('Otto Ohne hat das inzwischen geändert (10.03.2027, 09:03).'),
    )
    await eventually(() => expect(said()).toContain('Inzwischen anders gespeichert: Nachname („Neuber“).'))
    expect([field('Nachname'), field('Personalnummer')]).toEqual(['Neu', '4712'])
    await click('button', 'Schließen')
    await eventually(() => expect(all('dialog', 'Noch nicht gespeichert')).toHaveLength(1))
    await click('button', 'Hier bleiben')
    await click('button', 'Das inzwischen Gespeicherte nehmen')
    expect(field('Nachname')).toBe('Neuber')
    await click('button', 'Schließen')
    await eventually(() => expect(where()).not.toContain(NELE.id))
  })
})

describe('an invitation', () => {
  const AT = `${PAGE.adminBenutzer}?einladen=true`
  const invite = async (lines: string) => {
    await eventually(() => expect(find('radio', 'Mehrere')).toBeDefined())
    await click('radio', 'Mehrere')
    await write('textbox', 'Eine Person je Zeile', lines)
    await click('button', 'Einladen', find('dialog', 'Personen einladen'))
  }

  test('of many by lines reports lines without a person, and shows each link', async () => {
    const link = 'http://haus.example/auth/confirm?token=einladung-2'
    const { server } = await arrive(AT, {
      answers: [
        answer(wire.inviteBenutzer, {
          eingeladen: [{ id: idOf(62), name: 'Ida Ideler', email: 'ida@haus.example', link }],
          schonDa: [{ id: NELE.id, name: 'Nele Neumann', email: NELE.email, status: 'aktiv' }],
        }),
      ],
    })
    await invite('Ida Ideler <ida@haus.example>\nnele@haus.example')
    await eventually(() => expect(said()).toContain('Zeile 2 hat keinen Namen mit E-Mail-Adresse'))
    await write(
      'textbox',
      'Eine Person je Zeile',
      'Ida Ideler <ida@haus.example>\nNele;Neumann;nele@haus.example',
    )
    await click('button', 'Einladen', find('dialog', 'Personen einladen'))
    await eventually(() => expect(find('textbox', 'Link für Ida Ideler')).toBeDefined())
    expect(said()).toContain('Schon im Haus und nicht verändert: Nele Neumann')
    expect(server.asked(wire.inviteBenutzer)[0]?.body).toMatchObject({
      personen: [{ vorname: 'Ida' }, { email: 'nele@haus.example' }],
    })
  })

  test('keeps its links on the page when the dialog is closed by Escape, to be copied together, until they are passed on', async () => {
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    })
    const linkOf = (name: string) => `http://haus.example/auth/confirm?token=einladung-${name}`
    const invitedAs = (name: string, number: number) => ({
      id: idOf(number),
      name,
      email: 'x@haus.example',
      link: linkOf(name),
    })
    const eingeladen = [invitedAs('Ida', 62), invitedAs('Amo', 63)]
    const { where } = await arrive(AT, {
      answers: [answer(wire.inviteBenutzer, { perMail: false, eingeladen, schonDa: [] })],
    })
    await invite('Ida Ideler <ida@haus.example>\nAmo Amsel <amo@haus.example>')
    await eventually(() => expect(find('textbox', 'Link für Ida')).toBeDefined())
    await act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    await eventually(() => expect(where()).not.toContain('einladen'))
    await eventually(() =>
      expect(find<HTMLInputElement>('textbox', 'Link für Amo').value).toBe(linkOf('Amo')),
    )
    await click('button', 'Alle kopieren')
    expect(copied).toEqual([`Amo: ${linkOf('Amo')}\nIda: ${linkOf('Ida')}`])
    await click('button', 'Sind weitergegeben')
    await eventually(() => expect(all('textbox', /^Link für/)).toEqual([]))
  })

  test('that was answered before promises no mail if none is sent', async () => {
    const eingeladen = [{ id: idOf(62), name: 'Ida Ideler', email: 'ida@haus.example', link: null }]
    await arrive(AT, {
      answers: [answer(wire.inviteBenutzer, { perMail: false, eingeladen, schonDa: [] })],
    })
    await invite('Ida Ideler <ida@haus.example>')
    await eventually(() => expect(said()).toContain('Die Links wurden schon gezeigt'))
    expect(said()).not.toContain('bekommt eine E-Mail')
  })

  test('is also in English', async () => {
    await arrive(AT, { language: 'en' })
    await eventually(() => expect(find('dialog', 'Invite people')).toBeDefined())
    expect(said()).not.toMatch(/Einladen|Personalnummer|Gruppen/)
    expect(all('textbox', 'First name')).toHaveLength(1)
  })

  test('of nobody new promises no mail, and links to deactivated people', async () => {
    const known = (one: typeof NELE, status: 'aktiv' | 'inaktiv') => ({
      id: one.id,
      name: `${one.vorname} ${one.nachname}`,
      email: one.email,
      status,
    })
    const { where } = await arrive(AT, {
      answers: [
        answer(wire.inviteBenutzer, {
          eingeladen: [],
          schonDa: [known(NELE, 'aktiv'), known(UDO, 'inaktiv')],
        }),
      ],
    })
    await invite('Nele;Neumann;nele@haus.example')
    await eventually(() => expect(find('dialog', 'Niemand ist neu eingeladen')).toBeDefined())
    const words = said(find('dialog'))
    expect(words).not.toContain('Link')
    expect(words).toContain('Schon im Haus und nicht verändert: Nele Neumann')
    expect(words).not.toContain('Nele Neumann, Udo Unruh')
    await click('link', 'Udo Unruh')
    await eventually(() => expect(where()).toContain(`person=${UDO.id}`))
    expect(where()).not.toContain('einladen')
  })
})

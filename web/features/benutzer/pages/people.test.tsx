// @vitest-environment happy-dom
import type { BenutzerListed, BenutzerView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import * as roles from '@platzwart/contract/operations/berechtigung'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, turn, write } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const LESER = { id: idOf(71), name: 'Leserschaft' }
const FAHRER = { id: idOf(72), name: 'Fahrer' }
const NELE: BenutzerListed = {
  id: idOf(60),
  vorname: 'Nele',
  nachname: 'Neumann',
  email: 'nele@haus.example',
  personalnummer: '4711',
  status: 'aktiv',
  einladung: 'keine',
  gruppen: [LESER],
  rollen: [FAHRER],
  version: 3,
}
const UDO: BenutzerListed = {
  ...NELE,
  ...{ id: idOf(61), vorname: 'Udo', nachname: 'Unruh', email: 'udo@haus.example' },
  einladung: 'offen',
  gruppen: [],
  rollen: [],
  version: 1,
}
const WIRKSAM: BenutzerView['wirksam'] = [
  {
    berechtigung: 'fahrzeug_buchen',
    durch: [
      { gruppe: null, rolle: null },
      { gruppe: null, rolle: FAHRER },
      { gruppe: LESER, rolle: FAHRER },
    ],
  },
]
const SHOWN: BenutzerView = {
  ...NELE,
  sprache: 'de',
  sso: false,
  erstellt: '2027-01-04T08:00:00Z',
  direkt: ['fahrzeug_buchen'],
  wirksam: WIRKSAM,
  sitzungen: 2,
  zweitfaktor: true,
}

const arrive = (at: string = PAGE.adminBenutzer, how: Visit = {}) =>
  visitApp(at, {
    rechte: ['benutzer_pflegen', 'berechtigungs_pflege'],
    ...how,
    answers: [
      answer(wire.listBenutzer, ({ query }) => ({
        items: [NELE, UDO].filter(({ email }) => email.includes(query?.suche ?? '')),
      })),
      answer(wire.showBenutzer, ({ id }) => (id === NELE.id ? SHOWN : { ...SHOWN, ...UDO, wirksam: [] })),
      answer(roles.listGruppen, [{ ...LESER }]),
      answer(roles.listRollen, [{ ...FAHRER }]),
      ...(how.answers ?? []),
    ],
  })

const OPEN = `${PAGE.adminBenutzer}?person=${NELE.id}`

describe('the list of people', () => {
  test('shows who is in the house, with groups, roles and who has not come yet', async () => {
    await arrive()
    await eventually(() => expect(find('listitem', 'Nele Neumann')).toBeDefined())
    const nele = said(find('listitem', 'Nele Neumann'))
    for (const word of ['nele@haus.example', 'Nr. 4711', 'Leserschaft', 'Fahrer', 'Aktiv'])
      expect(nele).toContain(word)
    expect(said(find('listitem', 'Udo Unruh'))).toContain('Einladung offen')
  })

  test('is an address: searched, filtered, sorted, and lifted again', async () => {
    const { server, where } = await arrive()
    await eventually(() => expect(find('button', 'Nele Neumann öffnen')).toBeDefined())
    await turn('combobox', 'Gruppe', LESER.id)
    await turn('combobox', 'Reihenfolge', 'neueste')
    await write('searchbox', 'Name, E-Mail oder Personalnummer', 'niemand')
    await eventually(() => expect(said()).toContain('Niemand passt dazu'))
    expect(where()).toContain(`gruppe=${LESER.id}`)
    expect(server.asked(wire.listBenutzer).at(-1)?.query).toMatchObject({
      ...{ gruppeId: LESER.id, sortierung: 'erstellt', richtung: 'ab', suche: 'niemand', status: 'aktiv' },
    })
    await click('button', 'Suche und Filter aufheben')
    await eventually(() => expect(find('button', 'Udo Unruh öffnen')).toBeDefined())
  })

  test('gives a role to several at once, and leaves selected who is refused', async () => {
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

  test('is for those who grant as well, who maintain nobody', async () => {
    await arrive(OPEN, { rechte: ['berechtigungs_pflege', 'benutzer_pflegen'] })
    await eventually(() => expect(find('button', 'Einladen')).toBeDefined())
    expect(find('heading', 'Zugang')).toBeDefined()
  })
})

describe('a person', () => {
  test('may do what is said, each with the ways by which', async () => {
    await arrive(OPEN)
    await eventually(() => expect(find('heading', 'Was diese Person darf')).toBeDefined())
    expect(said(find('region', 'Was diese Person darf'))).toContain(
      'direkt vergeben, Rolle Fahrer, Gruppe Leserschaft → Rolle Fahrer',
    )
    expect(said(find('dialog', 'Nele Neumann'))).toContain('Auf 2 Geräten angemeldet.')
  })

  test('is changed from the version that was read; a refusal stands at its field', async () => {
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

  test('is given groups, roles and single rights', async () => {
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

  test('is put out after what they have booked was shown', async () => {
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

  test('who has not come is invited again, and the link is there where no mail is set up', async () => {
    const link = 'http://haus.example/auth/confirm?token=einladung-1'
    await arrive(`${PAGE.adminBenutzer}?person=${UDO.id}`, {
      answers: [answer(wire.renewEinladung, { link })],
    })
    await eventually(() => expect(find('button', 'Noch einmal einladen')).toBeDefined())
    await click('button', 'Noch einmal einladen')
    await eventually(() =>
      expect((find('textbox', 'Link für Udo Unruh') as HTMLInputElement).value).toBe(link),
    )
  })
})

describe('somebody who is there twice', () => {
  const UHR = { von: '2027-03-11T09:00:00Z', bis: '2027-03-11T10:00:00Z' }
  const of = ({ id, vorname, nachname, email }: BenutzerListed) => ({
    id,
    name: `${vorname} ${nachname}`,
    email,
    status: 'aktiv' as const,
  })
  const PAIR = {
    bleibt: of(NELE),
    geht: of(UDO),
    felder: [
      { feld: 'vorname' as const, bleibt: 'Nele', geht: 'Udo' },
      { feld: 'email' as const, bleibt: NELE.email, geht: UDO.email },
    ],
    doppelt: ['fuehrerschein' as const],
    bewegt: [{ bestand: 'platzbuchung' as const, anzahl: 1300 }],
    ueberschneidungen: [],
  }

  /** As far as the preview of both. */
  async function chosen(...answers: ReturnType<typeof answer>[]) {
    const app = await arrive(OPEN, { answers })
    await eventually(() => expect(find('button', 'Andere Person suchen')).toBeDefined())
    await click('button', 'Andere Person suchen')
    await write('searchbox', 'Name, E-Mail oder Personalnummer der anderen', 'udo')
    await eventually(() =>
      expect(find('button', 'Udo Unruh, udo@haus.example, zusammenführen')).toBeDefined(),
    )
    await click('button', 'Udo Unruh, udo@haus.example, zusammenführen')
    return app
  }

  test('becomes one, with what was chosen field by field', async () => {
    const { server } = await chosen(
      answer(wire.showZusammenfuehrung, PAIR),
      answer(wire.mergeBenutzer, { ...SHOWN, email: UDO.email, version: 4 }),
    )
    await eventually(() => expect(find('combobox', 'E-Mail und Anmeldung')).toBeDefined())
    expect(said(find('region', 'Zusammenführen'))).toContain('Buchungen von Plätzen und Räumen: 1.300')
    await turn('combobox', 'E-Mail und Anmeldung', 'geht')
    await click('button', 'Zusammenführen')
    await eventually(() => expect(said()).toContain('Die beiden sind jetzt eine Person: Nele Neumann.'))
    expect(server.asked(wire.mergeBenutzer)[0]).toMatchObject({
      ...{ id: NELE.id, anderesId: UDO.id },
      body: { vorname: 'bleibt', email: 'geht', doppelt: 'bleibt' },
    })
  })

  test('the other way round stays the other one', async () => {
    const { server, where } = await chosen(
      answer(wire.showZusammenfuehrung, ({ id }) =>
        id === NELE.id ? PAIR : { ...PAIR, bleibt: PAIR.geht, geht: PAIR.bleibt },
      ),
      answer(wire.mergeBenutzer, { ...SHOWN, ...UDO }),
    )
    await eventually(() => expect(find('button', 'Andersherum')).toBeDefined())
    await click('button', 'Andersherum')
    await eventually(() => expect(said()).toContain('Es bleibt: Udo Unruh (udo@haus.example)'))
    await click('button', 'Zusammenführen')
    await eventually(() => expect(where()).not.toContain(NELE.id))
    expect(server.asked(wire.mergeBenutzer)[0]).toMatchObject({ id: UDO.id, anderesId: NELE.id })
  })

  test('cannot become one while both have booked for the same time, which is listed', async () => {
    const ueberschneidungen = [
      { bleibt: { id: idOf(95), was: 'P1', ...UHR }, geht: { id: idOf(96), was: 'P4', ...UHR } },
    ]
    await chosen(answer(wire.showZusammenfuehrung, { ...PAIR, ueberschneidungen }))
    await eventually(() => expect(said()).toContain('P1: 11.03.2027, 10:00 bis 11.03.2027, 11:00 und P4'))
    expect(all('button', 'Zusammenführen')).toEqual([])
  })
})

describe('a person who is to be nobody', () => {
  const buchung = { id: idOf(91), was: 'P2', von: '2027-03-11T09:00:00Z', bis: '2027-03-11T10:00:00Z' }
  const SHOWS = answer(wire.showAnonymisierung, {
    name: 'Nele Neumann',
    bestaende: [
      { bestand: 'person', wirkung: 'geht', anzahl: null },
      { bestand: 'einstellung', wirkung: 'geht', anzahl: 3 },
      { bestand: 'platzbuchung', wirkung: 'ohneNamen', anzahl: 1200 },
      { bestand: 'benachrichtigung', wirkung: 'bleibt', anzahl: null },
    ],
    buchungen: [buchung],
  })

  test('is shown with what goes, what stays and for how long, and goes when the name is typed', async () => {
    const { server, where } = await arrive(OPEN, {
      answers: [
        SHOWS,
        refuse(wire.anonymiseBenutzer, {
          ...{ status: 422, code: 'benutzer.nameStimmtNicht' },
          issues: [
            { code: 'benutzer.nameStimmtNicht', field: 'name', detail: 'Das ist nicht der Name.', data: {} },
          ],
        }),
      ],
    })
    await eventually(() => expect(find('button', 'Ansehen, was geschieht')).toBeDefined())
    await click('button', 'Ansehen, was geschieht')
    await eventually(() => expect(find('button', 'Für immer anonymisieren')).toBeDefined())
    const part = said(find('region', 'Anonymisieren'))
    for (const words of ['Einstellungen: 3', 'Buchungen von Plätzen und Räumen: 1.200', 'E-Mails: 14 Tage'])
      expect(part).toContain(words)
    expect(part).toContain('P2: 11.03.2027, 10:00 bis 11.03.2027, 11:00')
    await click('button', 'Für immer anonymisieren')
    await eventually(() => expect(said()).toContain('Bitte den Namen eingeben.'))
    expect(server.asked(wire.anonymiseBenutzer)).toEqual([])
    await write('textbox', 'Zur Bestätigung: „Nele Neumann“ eingeben', 'Nele')
    await click('button', 'Für immer anonymisieren')
    await eventually(() => expect(said()).toContain('Das ist nicht der Name.'))
    server.now(answer(wire.anonymiseBenutzer))
    await write('textbox', 'Zur Bestätigung: „Nele Neumann“ eingeben', 'Nele Neumann')
    await click('button', 'Für immer anonymisieren')
    await eventually(() => expect(said()).toContain('Die Person ist anonymisiert.'))
    expect(where()).not.toContain(NELE.id)
    expect(server.asked(wire.anonymiseBenutzer).at(-1)).toMatchObject({
      id: NELE.id,
      body: { name: 'Nele Neumann' },
    })
  })

  test('stays where something speaks against it, which is said at once', async () => {
    const detail = 'Für diese Person gilt eine Löschsperre.'
    await arrive(OPEN, {
      answers: [refuse(wire.showAnonymisierung, { status: 409, code: 'benutzer.loeschsperre', detail })],
    })
    await eventually(() => expect(find('button', 'Ansehen, was geschieht')).toBeDefined())
    await click('button', 'Ansehen, was geschieht')
    await eventually(() => expect(said(find('region', 'Anonymisieren'))).toContain(detail))
    expect(all('button', 'Für immer anonymisieren')).toEqual([])
  })
})

describe('an invitation', () => {
  const AT = `${PAGE.adminBenutzer}?einladen=true`

  test('of many by lines says which line names nobody, and shows each link', async () => {
    const link = 'http://haus.example/auth/confirm?token=einladung-2'
    const { server } = await arrive(AT, {
      answers: [
        answer(wire.inviteBenutzer, {
          eingeladen: [{ id: idOf(62), name: 'Ida Ideler', email: 'ida@haus.example', link }],
          schonDa: [{ id: NELE.id, name: 'Nele Neumann', email: NELE.email, status: 'aktiv' }],
        }),
      ],
    })
    await eventually(() => expect(find('radio', 'Mehrere')).toBeDefined())
    await click('radio', 'Mehrere')
    await write('textbox', 'Eine Person je Zeile', 'Ida Ideler <ida@haus.example>\nnele@haus.example')
    await click('button', 'Einladen', find('dialog', 'Personen einladen'))
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

  test('is there in English', async () => {
    await arrive(AT, { language: 'en' })
    await eventually(() => expect(find('dialog', 'Invite people')).toBeDefined())
    expect(said()).not.toMatch(/Einladen|Personalnummer|Gruppen/)
    expect(all('textbox', 'First name')).toHaveLength(1)
  })
})

// @vitest-environment happy-dom
import { listMails, showMail } from '@platzwart/contract/operations/benachrichtigung'
import { countZaehler, listFreigaben } from '@platzwart/contract/operations/freigabe'
import { listProtokoll } from '@platzwart/contract/operations/protokoll'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, eventually, find, said } from '../../../testing/find.ts'
import { type Visit, visit, visitApp } from '../../../testing/house.tsx'
import { answer } from '../../../testing/server.ts'
import { FreigabenPage } from '../../freigabe/pages/FreigabenPage.tsx'

const MODE = { start: { mandant: { personalrat: { seit: '2027-03-01T08:00:00Z', endet: null } } } } as const
const OFF = {}

const WHY = 'nicht genannt (Personalratsmodus)'
const NOT_SHOWN = 'Was Personen von Tag zu Tag tun – Buchungen, Fahrten, Schäden, Mails –, steht hier nicht.'

const CHANGE = {
  id: idOf(60),
  zeit: '2027-03-10T08:30:00Z',
  akteur: null,
  imAuftrag: null,
  aktion: 'saveStandort',
  objekt: 'standort',
  objektId: idOf(3),
  name: null,
  felder: [],
}

const trail = (how: Visit) =>
  visitApp(PAGE.adminProtokoll, {
    rechte: ['protokoll_einsicht'],
    answers: [
      answer(listProtokoll, {
        items: [{ ...CHANGE, verhalten: false }],
        cursor: null,
      }),
    ],
    ...how,
  })

const MAIL = { id: idOf(50), status: 'gesendet', betreff: null, empfaenger: null, fehler: null } as const

const post = (at: string, how: Visit) =>
  visitApp(at, {
    rechte: ['customizing_mandant_pflege'],
    answers: [
      answer(listMails, { items: [MAIL] }),
      answer(showMail, { ...MAIL, versuche: 1, text: null, html: null }),
    ],
    ...how,
  })

describe('missing names in staff-council mode', () => {
  test('the audit trail says that it hides people’s behaviour', async () => {
    await trail(MODE)
    await eventually(() => expect(said(find('listitem', /^Standort geändert/))).toContain('Das System'))
    expect(said()).toContain(NOT_SHOWN)
  })

  test('the audit trail hides nothing in any other house', async () => {
    await trail(OFF)
    await eventually(() => expect(find('listitem', /^Standort geändert/)).toBeDefined())
    expect(said()).not.toContain(NOT_SHOWN)
  })

  test('the outbox says why, in the list and in a mail', async () => {
    await post(PAGE.adminPostausgang, MODE)
    await eventually(() => expect(said(find('link', /^Betreff nicht gezeigt/))).toContain(`an ${WHY}`))
    await post(`${PAGE.adminPostausgang}?nachricht=${MAIL.id}`, MODE)
    await eventually(() => expect(said()).toContain('zeigt der Postausgang im Personalratsmodus nicht'))
    expect(find('heading', 'Betreff nicht gezeigt')).toBeDefined()
  })

  test('a finished special trip names nobody, and says why', async () => {
    const buchung = {
      id: idOf(70),
      status: 'durchgeführt',
      rolle: 'andere',
      kennzeichen: 'BI-PW 104',
      fahrzeug: 'Skoda Octavia',
      kategorie: 'kombi',
      fahrer: null,
      bucher: null,
      von: '2027-03-08T07:00:00Z',
      bis: '2027-03-08T19:00:00Z',
      freigabeGruende: ['dauer'],
    } as const
    await visit(<FreigabenPage />, {
      rechte: ['fahrzeug_freigabe_von_sonderfahrten'],
      answers: [
        answer(countZaehler),
        answer(listFreigaben, { items: [{ buchung, entscheidbar: false }] as never }),
      ],
      ...MODE,
    })
    await eventually(() => expect(all('article')).toHaveLength(1))
    expect(said(find('article'))).toContain(WHY)
  })
})

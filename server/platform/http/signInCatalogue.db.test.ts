import { address } from '@platzwart/contract/operation'
import * as benutzerWire from '@platzwart/contract/operations/benutzer'
import * as rolleWire from '@platzwart/contract/operations/berechtigung'
import * as einstellungWire from '@platzwart/contract/operations/einstellung'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { beforeAll, expect, it } from 'vitest'
import type { TestAnswer, TestRequest } from '../../testing/app.ts'
import { createPerson, type TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'

hausSuite(undefined, { fremd: true })

type Sprache = 'de' | 'en'

let pflege: TestPerson
beforeAll(async () => {
  pflege = await haus.scoped((tx) =>
    createPerson(app, tx, 'pflege', 'haus', ['benutzer_pflegen', 'berechtigungs_pflege']),
  )
})

const ask =
  (path: string, person: (() => TestPerson) | null, sent: TestRequest = {}) =>
  (sprache: Sprache) =>
    app.request(path, {
      host: haus.host,
      ...(person ? { as: person().token } : {}),
      ...sent,
      headers: { 'accept-language': sprache, ...sent.headers },
    })

const auth = (call: string, body: object, person: (() => TestPerson) | null = null) =>
  ask(`${ENDPOINTS.auth}/${call}`, person, { body })

const leitung = () => haus.leitung

async function sendUntrue(sprache: Sprache) {
  const id = await leseraeume.booked(haus.anna)
  const body = { buchung: { id }, typ: 'useMailStorno' }
  return ask(leseraumWire.sendBuchungMail.path, () => haus.anna, { body })(sprache)
}

const rechteOfAnna = () => address(benutzerWire.changeRechte, { id: haus.anna.id })

type Row = readonly [
  of: string,
  status: number,
  provoke: (sprache: Sprache) => Promise<TestAnswer>,
  texts: Readonly<Record<Sprache, string>>,
]

/** Section 8: sign-in ("Auth errors") and administration, in both languages. */
const CATALOGUE: readonly Row[] = [
  [
    'a sign-in without a password',
    422,
    auth('sign-in/email', { email: 'a@haus.example' }),
    {
      de: 'Zum Anmelden braucht es eine E-Mail-Adresse oder Telefonnummer und ein Passwort.',
      en: 'Signing in needs an e-mail address or phone number plus a password.',
    },
  ],
  [
    'a sign-in with what is not right',
    401,
    auth('sign-in/email', { email: 'niemand@haus.example', password: 'gar nicht das richtige' }),
    { de: 'E-Mail-Adresse oder Passwort stimmt nicht.', en: 'E-mail address or password is wrong.' },
  ],
  [
    'a missing code',
    422,
    auth('reset-password', { newPassword: 'ein langes neues Passwort' }),
    {
      de: 'Der Link ist unvollständig, ungültig oder abgelaufen. Bitte einen neuen anfordern.',
      en: 'The link is incomplete, invalid or has expired. Please request a new one.',
    },
  ],
  [
    'an invalid code',
    422,
    auth('confirm-email', { token: 'gibt-es-nicht' }),
    {
      de: 'Der Link ist unvollständig, ungültig oder abgelaufen. Bitte einen neuen anfordern.',
      en: 'The link is incomplete, invalid or has expired. Please request a new one.',
    },
  ],
  [
    'a weak password',
    422,
    auth('change-password', { currentPassword: 'x', newPassword: 'kurz' }, leitung),
    { de: 'Dieses Passwort ist zu leicht zu erraten.', en: 'This password is too easy to guess.' },
  ],
  [
    'a call of the sign-in without a session',
    401,
    ask(`${ENDPOINTS.auth}/account`, null),
    { de: 'Bitte anmelden, um weiterzumachen.', en: 'Please sign in to continue.' },
  ],
  [
    'a session of another house',
    401,
    ask(rolleWire.listRollen.path, () => fremd.leitung),
    {
      de: 'Die Anmeldung ist nicht gültig. Bitte noch einmal anmelden.',
      en: 'Your session is not valid. Please sign in again.',
    },
  ],
  [
    'a right that is not there',
    403,
    ask(rolleWire.listRollen.path, () => haus.anna),
    { de: 'Dafür fehlt die Berechtigung.', en: 'You lack the permission for this.' },
  ],
  [
    'granting what one does not hold',
    403,
    (sprache) =>
      ask(rechteOfAnna(), () => pflege, {
        method: 'PUT',
        body: { gruppenIds: [], rollenIds: [], berechtigungen: ['fahrzeug_pflege'] },
        headers: { 'if-match': '"1"' },
      })(sprache),
    {
      de: 'Vergeben lässt sich nur, was man selbst darf.',
      en: 'You can only grant what you may do yourself.',
    },
  ],
  [
    'a setting that one may not change for the house',
    403,
    ask(address(einstellungWire.saveEinstellung, { name: 'fahrzeug.tageImVoraus' }), () => haus.anna, {
      method: 'PUT',
      body: { wert: 3, schicht: 'mandant' },
    }),
    { de: 'Dafür fehlt die Berechtigung.', en: 'You lack the permission for this.' },
  ],
  [
    'a mail that is not true',
    422,
    sendUntrue,
    {
      de: 'Diese E-Mail passt nicht zur Buchung: useMailStorno wird nicht verschickt, wenn sie „reserviert“ ist.',
      en: 'This e-mail does not fit the booking: useMailStorno is not sent while it is “reserviert”.',
    },
  ],
]

it.each(CATALOGUE)('reports %s (%i) in both languages', async (_, status, provoke, texts) => {
  for (const sprache of ['de', 'en'] as const) {
    const answer = await provoke(sprache)
    expect([answer.status, answer.headers.get('content-language')]).toEqual([status, sprache])
    expect(`${answer.json.title} ${answer.json.detail}`).toContain(texts[sprache])
  }
})

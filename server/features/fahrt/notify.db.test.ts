import { PAGE } from '@platzwart/contract/paths'
import { EINSTELLUNG_NAMES } from '@platzwart/domain/einstellung/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { createMailTransport, type MailTransport } from '../../platform/mail/transport.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, setSetting, type TestFlotte } from '../../testing/fahrzeug.ts'
import { mailDeps } from '../../testing/mailDeps.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { type ShownMail, shownMail } from '../../testing/mime.ts'
import { type TestSmtp, testSmtp } from '../../testing/smtp.ts'
import { sendMail } from '../benachrichtigung/sendMail.ts'
import { mailBookings } from '../buchung/cancelBySystem.ts'
import { readBooking } from '../buchung/transition.ts'
import { type Frist, mailFristen } from '../fahrzeug/frist/notifyFrist.ts'
import { FRIST_CHANGES, type FristChange } from '../fahrzeug/frist/receivers.ts'
import { FAHRT } from './art.ts'
import type { FahrtMore } from './notify.ts'
import { FAHRT_CHANGES, type FahrtChange } from './receivers.ts'

const ORIGIN = 'http://nordhafen.localhost:3000'

let app: TestApp
let smtp: TestSmtp
let transport: MailTransport
let haus: TestMandant
let flotte: TestFlotte
let buchung = ''

/** `fahrerin` drives and reads German, `fahrer` booked and reads English, `leitung` has every right. */
const LANGUAGES = {
  fahrerin: 'de',
  fahrer: 'en',
  fuhrpark: 'en',
  leitung: 'de',
  freigabe: 'en',
  pruefer: 'en',
} as const

beforeAll(async () => {
  smtp = await testSmtp()
  transport = createMailTransport({ smtpUrl: smtp.url, from: 'platzwart@nordhafen.example' })
  app = await testApp('2026-11-23T08:00:00Z')
  haus = await createTestMandant(app, 'nordhafen')
  flotte = await createTestFlotte(app, haus)
  buchung = await haus.scoped(insertTrip)
  await haus.scoped(async (tx) => {
    for (const [name, sprache] of Object.entries(LANGUAGES)) {
      const person = personOf(name)
      await tx.run(build.updateTable('benutzer').set({ sprache, vorname: name }).where('id', '=', person.id))
    }
    await raiseStand(tx)
  })
})

beforeEach(async () => {
  smtp.mails.length = 0
  await haus.scoped((tx) => tx.raw('delete from benachrichtigung'))
})

afterAll(async () => {
  transport.close()
  await app.close()
  await smtp.close()
})

function personOf(name: string): TestPerson {
  return name === 'leitung'
    ? haus.leitung
    : ((flotte as unknown as Record<string, TestPerson>)[name] ?? haus.anna)
}

async function insertTrip(tx: Tx): Promise<string> {
  const id = '01980000-0000-7000-8000-0000000000f1'
  const von = '2026-11-24T08:00:00Z'
  const bis = '2026-11-25T15:30:00Z'
  await tx.raw(
    `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id, fahrtgrund, zielort)
     values ($1, $2, $3, tstzrange($4, $5), tstzrange($4, $5), 'reserviert', $6, $7, 'Besuch <b>bei</b> www.boese.example', 'Kiel')`,
    [haus.id, id, flotte.golf, von, bis, flotte.fahrer.id, flotte.fahrerin.id],
  )
  for (const person of [flotte.freigabe, haus.leitung])
    await tx.raw(
      'insert into fahrzeug_freigabe (mandant_id, fahrzeug_buchung_id, benutzer_id) values ($1, $2, $3)',
      [haus.id, id, person.id],
    )
  return id
}

/** Lets everything that stands in the outbox go, one mail after the other. */
async function sendAll(): Promise<ShownMail[]> {
  const rows = await haus.scoped(
    async (tx) => (await tx.raw<{ id: string }>('select id from benachrichtigung')).rows,
  )
  const deps = mailDeps(app, transport, ORIGIN)
  for (const { id } of rows)
    await sendMail(deps, { data: { mandantId: haus.id, benachrichtigungId: id }, retries: 0, last: false })
  return smtp.mails.map(shownMail)
}

const MORE: Partial<Record<FahrtChange, FahrtMore>> = {
  abgelehnt: { grund: 'Bitte die Bahn nehmen' },
  weggenommen: { grund: 'Storno, weil der Führerschein diese Fahrt nicht mehr erlaubt.' },
  systemStorno: { grund: 'Storno, weil Fahrzeug deaktiviert wurde.' },
  checkOutFehlt: { nummer: 2, mailVersion: 77 },
  ueberzogen: { ueberzogen: { id: 'x', fahrer: 'Ole Olsen', bis: '2026-11-24T07:00:00Z' }, mailVersion: 78 },
  bereit: { checkInBis: '2026-11-24T09:15:00Z' },
  schaden: { schaeden: ['Kratzer an der Tür', 'Delle'] },
  verschmutzt: { sauberkeit: { aussen: 'verschmutzt', innen: 'sauber' } },
}

async function happens(
  change: FahrtChange,
  more = MORE[change] ?? {},
  meanwhile: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<ShownMail[]> {
  await haus.scoped(async (tx) => {
    const konfiguration = await app.deps.konfigurationen.current(tx)
    const row = await readBooking(tx, FAHRT, buchung)
    if (!row) throw new Error('no trip')
    const gone = change === 'storniert' || change === 'weggenommen'
    const told = gone ? { ...row, status: 'storniert' as const } : row
    if (gone) await tx.raw("update fahrzeug_buchung set status = 'storniert' where id = $1", [buchung])
    await mailBookings(app.deps, { tx, konfiguration }, FAHRT, change, [told], () => more)
  })
  await haus.scoped(meanwhile)
  const mails = await sendAll()
  await haus.scoped((tx) =>
    tx.raw("update fahrzeug_buchung set status = 'reserviert' where id = $1", [buchung]),
  )
  return mails
}

async function switchFlags(wert: 'true' | 'false'): Promise<void> {
  for (const name of EINSTELLUNG_NAMES.filter((name) => name.startsWith('benachrichtigung.')))
    await setSetting(haus, name, wert)
}

const linksOf = (mail: ShownMail) =>
  [...mail.html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]?.replace(ORIGIN, ''))

/** `fahrerin: Gebucht … | REQUEST | /fahrzeuge/fahrten/{id}`: who got what, with which calendar file, and where its button leads. */
function line(mail: ShownMail): string {
  const name = mail.to[0]?.split('@')[0]
  const calendar = mail.files.find((file) => file.name.endsWith('.ics'))
  const method = calendar ? /METHOD:(\w+)/.exec(calendar.bytes.toString('utf8'))?.[1] : '-'
  const links = linksOf(mail).filter((link) => link !== PAGE.fahrzeugEinstellungen)
  return `${name}: ${mail.subject} | ${method} | ${links.map((link) => link?.replace(buchung, '{id}').replace(flotte.golf, '{car}')).join(' ')}`
}

const DE = 'VW Golf am Di., 24.11.2026'
const EN = 'VW Golf on Tue, 24 Nov 2026'
const TRIP = '/fahrzeuge/fahrten/{id}'
const CAR = '/admin/fahrzeuge/{car}'

/** Every change there is: all the mails with everything switched on, and those that stay when all is off that can be. */
const aboutCar = (...betreff: readonly [string, string]) =>
  ['fahrerin', 'fahrer'].map((who, i) => `${who}: ${betreff[i]}: VW Golf, {plate} | - | ${TRIP}`)

const TABLE: Readonly<
  Record<FahrtChange, { readonly on: readonly string[]; readonly off: readonly string[] }>
> = {
  gebucht: switchable([
    `fahrerin: Gebucht: ${DE}, 09:00 Uhr | REQUEST | ${TRIP}`,
    `fahrer: Booked: ${EN}, 09:00 | REQUEST | ${TRIP}`,
  ]),
  freigabeNoetig: always([
    `freigabe: Approval requested: fahrerin Muster, ${EN} | - | /fahrzeuge/freigaben?buchung={id}`,
    `leitung: Freigabe erbeten: fahrerin Muster, ${DE} | - | /fahrzeuge/freigaben?buchung={id}`,
  ]),
  freigegeben: switchable([
    `fahrerin: Freigegeben: ${DE}, 09:00 Uhr | REQUEST | ${TRIP}`,
    `fahrer: Approved: ${EN}, 09:00 | REQUEST | ${TRIP}`,
  ]),
  abgelehnt: always([
    `fahrerin: Abgelehnt: ${DE}, 09:00 Uhr | CANCEL | ${TRIP}`,
    `fahrer: Rejected: ${EN}, 09:00 | CANCEL | ${TRIP}`,
  ]),
  geaendert: switchable([
    `fahrerin: Geändert: ${DE}, 09:00 Uhr | REQUEST | ${TRIP}`,
    `fahrer: Changed: ${EN}, 09:00 | REQUEST | ${TRIP}`,
  ]),
  verlegt: always([
    `fahrerin: Verlegt: ${DE}, 09:00 Uhr | REQUEST | ${TRIP}`,
    `fahrer: Moved: ${EN}, 09:00 | REQUEST | ${TRIP}`,
  ]),
  ersatzGenommen: switchable([
    `fahrerin: Anderes Fahrzeug: ${DE}, 09:00 Uhr | REQUEST | ${TRIP}`,
    `fahrer: Another vehicle: ${EN}, 09:00 | REQUEST | ${TRIP}`,
  ]),
  storniert: switchable([
    `fahrerin: Storniert: ${DE}, 09:00 Uhr | CANCEL | /fahrzeuge`,
    `fahrer: Cancelled: ${EN}, 09:00 | CANCEL | /fahrzeuge`,
  ]),
  weggenommen: always([
    `fahrerin: Storniert: ${DE}, 09:00 Uhr | CANCEL | ${TRIP}`,
    `fahrer: Cancelled: ${EN}, 09:00 | CANCEL | ${TRIP}`,
  ]),
  stornoZurueckgenommen: always([]),
  systemStorno: always([
    `fahrerin: Storniert: VW Golf steht am Di., 24.11.2026 nicht zur Verfügung | CANCEL | ${TRIP}`,
    `fahrer: Cancelled: VW Golf is not available on Tue, 24 Nov 2026 | CANCEL | ${TRIP}`,
  ]),
  ohneCheckInStorniert: always([
    `fahrerin: Verfallen: ${DE}, 09:00 Uhr | CANCEL | /fahrzeuge`,
    `fahrer: Lapsed: ${EN}, 09:00 | CANCEL | /fahrzeuge`,
  ]),
  eingecheckt: switchable(aboutCar('Unterwegs', 'On the road')),
  ausgecheckt: switchable(aboutCar('Zurück', 'Back')),
  erinnerung: switchable([`fahrerin: Bald: ${DE}, 09:00 Uhr | - | ${TRIP}`]),
  hinweisCheckOut: switchable([`fahrerin: Rückgabe bis 16:30 Uhr: VW Golf, {plate} | - | ${TRIP}`]),
  checkOutFehlt: {
    on: [
      `fahrerin: Check-out fehlt: VW Golf, {plate} | - | ${TRIP}`,
      `fuhrpark: Check-out missing: VW Golf, {plate} | - | ${TRIP}`,
      `leitung: Check-out fehlt: VW Golf, {plate} | - | ${TRIP}`,
    ],
    off: [`fahrerin: Check-out fehlt: VW Golf, {plate} | - | ${TRIP}`],
  },
  ueberzogen: {
    on: [
      `fahrerin: Noch nicht zurück: VW Golf für Di., 24.11.2026, 09:00 Uhr | - | ${TRIP}`,
      `fuhrpark: Not back yet: VW Golf for Tue, 24 Nov 2026, 09:00 | - | ${TRIP}`,
      `leitung: Noch nicht zurück: VW Golf für Di., 24.11.2026, 09:00 Uhr | - | ${TRIP}`,
    ],
    off: [`fahrerin: Noch nicht zurück: VW Golf für Di., 24.11.2026, 09:00 Uhr | - | ${TRIP}`],
  },
  bereit: always(aboutCar('Jetzt da', 'Here now')),
  einzutragen: always(
    fleet(
      'To be entered: trip with VW Golf, {plate} on Tue, 24 Nov 2026',
      'Einzutragen: Fahrt mit VW Golf, {plate} am Di., 24.11.2026',
      '/fahrzeuge/{car}/fahrtenbuch',
    ),
  ),
  schaden: switchable(fleet('Damage: VW Golf, {plate}', 'Schaden: VW Golf, {plate}', CAR)),
  verschmutzt: switchable(fleet('Dirty: VW Golf, {plate}', 'Verschmutzt: VW Golf, {plate}', CAR)),
}

/** Both fleet managers, each in their language. */
function fleet(en: string, de: string, page: string) {
  return [`fuhrpark: ${en} | - | ${page}`, `leitung: ${de} | - | ${page}`]
}

function switchable(on: readonly string[]) {
  return { on, off: [] }
}

function always(on: readonly string[]) {
  return { on, off: on }
}

const FRISTEN: Readonly<
  Record<FristChange, { readonly on: readonly string[]; readonly off: readonly string[] }>
> = {
  pruefungFaellig: switchable(
    fleet('Due soon: UVV inspection, NH-X 1', 'Bald fällig: UVV-Prüfung, NH-X 1', CAR),
  ),
  pruefungAbgelaufen: always(fleet('Lapsed: UVV inspection, NH-X 1', 'Abgelaufen: UVV-Prüfung, NH-X 1', CAR)),
  fuehrerscheinFaellig: switchable([
    'fahrerin: Führerscheinkontrolle vor dem Di., 01.12.2026: fahrerin Muster | - | /fahrzeuge/fuehrerschein',
    'leitung: Führerscheinkontrolle vor dem Di., 01.12.2026: fahrerin Muster | - | /fahrzeuge/fuehrerschein',
    'pruefer: Licence check before Tue, 01 Dec 2026: fahrerin Muster | - | /fahrzeuge/fuehrerschein',
  ]),
  fuehrerscheinUeberfaellig: {
    on: [
      'fahrerin: Führerscheinkontrolle überfällig: fahrerin Muster | - | /fahrzeuge/fuehrerschein',
      'leitung: Führerscheinkontrolle überfällig: fahrerin Muster | - | /fahrzeuge/fuehrerschein',
      'pruefer: Licence check overdue: fahrerin Muster | - | /fahrzeuge/fuehrerschein',
    ],
    off: ['fahrerin: Führerscheinkontrolle überfällig: fahrerin Muster | - | /fahrzeuge/fuehrerschein'],
  },
  fahrtenbuchGewachsen: switchable([
    'fuhrpark: State of the logbooks, Tue, 01 Dec 2026 | - | /admin/fahrzeuge',
    'leitung: Stand der Fahrtenbücher, Di., 01.12.2026 | - | /admin/fahrzeuge',
  ]),
}

function fristOf(change: FristChange): Pick<Frist, 'objektId' | 'frist'> {
  if (change === 'fahrtenbuchGewachsen') {
    const siegel = [{ kennzeichen: 'NH-X 1', nummer: 12, hash: 'a'.repeat(64) }]
    return { objektId: haus.id, frist: { was: 'fahrtenbuch', tag: '2026-12-01', siegel } }
  }
  if (!change.startsWith('pruefung')) {
    const frist = { was: 'fuehrerschein', inhaber: 'fahrerin Muster', faelligAm: '2026-12-01' } as const
    return { objektId: flotte.fahrerin.id, frist }
  }
  return {
    objektId: flotte.golf,
    frist: {
      was: 'pruefung',
      pruefung: 'UVV',
      fahrzeug: 'VW Golf',
      kennzeichen: 'NH-X 1',
      standort: 'Haus',
      faelligAm: '2026-12-01',
      faelligKm: 12_000,
      kilometerstand: 11_500,
    },
  }
}

async function isDue(change: FristChange): Promise<ShownMail[]> {
  await haus.scoped(async (tx) => {
    const konfiguration = await app.deps.konfigurationen.current(tx)
    await mailFristen(app.deps, tx, konfiguration, change, [
      { ...fristOf(change), schluessel: 'UVV 2026-12-01' },
    ])
  })
  return sendAll()
}

/** What holds for every mail, whatever it is about. */
function expectWellMade(mails: readonly ShownMail[], off: readonly string[]): void {
  for (const mail of mails) {
    const name = mail.to[0]?.split('@')[0] as keyof typeof LANGUAGES
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/\{\{|undefined|null|fahrzeugMail|feld\.|fahrt\.|frist\.|\[object/)
    }
    expect(mail.html).toContain(`<html lang="${LANGUAGES[name]}">`)
    expect(mail.text).toContain(LANGUAGES[name] === 'de' ? 'Viele Grüße' : 'Kind regards')
    expect(mail.html).not.toMatch(/<b>bei|www\.boese/)
    const shown = line(mail)
    const leads = linksOf(mail).includes(PAGE.fahrzeugEinstellungen)
    expect([shown, leads, mail.text.includes(`${ORIGIN}${PAGE.fahrzeugEinstellungen}`)]).toEqual([
      shown,
      !off.includes(shown),
      !off.includes(shown),
    ])
    for (const file of mail.files) {
      expect(file.bytes.toString('utf8')).toContain(`UID:${buchung}@platzwart`)
      expect(file.type).toMatch(/^application\/ics/)
    }
  }
}

const sorted = (lines: readonly string[]) => [...lines].sort()
const lines = (mails: readonly ShownMail[]) =>
  sorted(mails.map((mail) => line(mail).replace(/NH-PW \d+/, '{plate}')))

describe.each([
  ['on', 'true'],
  ['off', 'false'],
] as const)('with every switch %s', (which, wert) => {
  beforeAll(() => switchFlags(wert))

  it.each(FAHRT_CHANGES)('%s tells exactly those of the table', async (change) => {
    const mails = await happens(change)
    expect(lines(mails)).toEqual(sorted(TABLE[change][which]))
    expectWellMade(
      mails.map((mail) => ({ ...mail, subject: mail.subject.replace(/NH-PW \d+/, '{plate}') })),
      TABLE[change].off,
    )
  })

  it.each(FRIST_CHANGES)('%s tells exactly those of the table', async (change) => {
    const mails = await isDue(change)
    expect(lines(mails)).toEqual(sorted(FRISTEN[change][which]))
    expectWellMade(mails, FRISTEN[change].off)
  })
})

/** A mail that is queued, waits for the mail server, and is sent when its trip stands otherwise. */
async function sentAfter(change: FahrtChange, minutes: number, status: string): Promise<ShownMail[]> {
  return happens(change, MORE[change] ?? {}, async (tx) => {
    await tx.raw("update benachrichtigung set erstellt = now() - $1 * interval '1 minute'", [minutes])
    await tx.raw('update fahrzeug_buchung set status = $2 where id = $1', [buchung, status])
  })
}

describe('after the mail server was away', () => {
  beforeAll(() => switchFlags('true'))

  it.each([
    ['freigabeNoetig', 'vorgemerkt', 'reserviert'],
    ['erinnerung', 'reserviert', 'storniert'],
    ['hinweisCheckOut', 'aktiv', 'durchgeführt'],
    ['checkOutFehlt', 'aktiv', 'durchgeführt'],
    ['ueberzogen', 'reserviert', 'aktiv'],
    ['bereit', 'reserviert', 'aktiv'],
  ] as const)('%s goes out for a trip that is %s, not for one that is %s', async (change, asked, done) => {
    expect(await sentAfter(change, 6, asked)).toHaveLength(TABLE[change].on.length)
    smtp.mails.length = 0
    await haus.scoped((tx) => tx.raw('delete from benachrichtigung'))
    expect(await sentAfter(change, 6, done)).toEqual([])
    const { rows } = await haus.scoped((tx) => tx.raw('select 1 from benachrichtigung'))
    expect(rows).toEqual([])
  })

  it('tells what happened all the same, whatever became of the trip', async () => {
    expect(await sentAfter('gebucht', 600, 'storniert')).toHaveLength(TABLE.gebucht.on.length)
  })
})

import { PAGE } from '@platzwart/contract/paths'
import { FAHRT_MAILS } from '@platzwart/domain/fahrzeug/mails'
import type { FahrtMailTyp } from '@platzwart/domain/mailtext/arten'
import type { MailDefinition, Mails } from '@platzwart/domain/mailtext/mail'
import { formatNumber, formatTag, formatTime } from '../../platform/format.ts'
import type { MailToRender, RenderedMail } from '../../platform/mail/renderer.ts'
import type { Invitation } from '../../platform/mail/transport.ts'
import { phrase } from '../../platform/phrases.ts'
import { leavesNamesOut } from '../benachrichtigung/receivers.ts'
import { renderInvitation } from '../benachrichtigung/renderInvitation.ts'
import { composeMail, footOf, type Say, speaker, whenOf } from '../benachrichtigung/renderParts.ts'
import type { Section } from '../benachrichtigung/renderSections.ts'
import type { FahrtFacts, FahrtMailData } from './notify.ts'
import { flagOfFahrtMail, isFahrzeugMail, NAMES_IN_FAHRT_MAILS } from './receivers.ts'

function isFahrtMail(daten: unknown): daten is FahrtMailData {
  return typeof daten === 'object' && daten !== null && 'art' in daten && daten.art === 'fahrt'
}

/** A mail about a trip: button to its page (or to what must be done), where nothing changes without another click. */
export function renderFahrtMail(mail: MailToRender): RenderedMail | null {
  return isFahrzeugMail(mail.typ) && isFahrtMail(mail.daten) ? renderFahrt(mail, mail.daten) : null
}

export function renderFahrt(mail: MailToRender, daten: FahrtMailData): RenderedMail {
  const say = speaker(mail.empfaenger.sprache, 'fahrzeugMail')
  const { alt, rolle } = daten
  const unnamed = leavesNamesOut(mail, rolle, NAMES_IN_FAHRT_MAILS)
  const fahrt = unnamed ? withoutPeople(daten.fahrt) : daten.fahrt
  const bisZeit = formatTime(Temporal.Instant.from(fahrt.bis), mail.mandant.zone, mail.empfaenger.sprache)
  const words = { ...fahrt, ...whenOf(mail, fahrt), bisZeit }
  const waits = mail.typ === 'fahrtGebucht' && fahrt.status === 'vorgemerkt'
  const variant = waits ? 'Vorgemerkt' : ''
  const common = (key: string, data?: Record<string, unknown>) =>
    phrase(mail.empfaenger.sprache, 'mail', key, data)
  const href = `${mail.origin}${pageOf(mail, daten)}`
  const tellsKey = TELLS_KEY.has(mail.typ) && (rolle === 'fahrer' || rolle === 'bucher')
  const table = (facts: FahrtFacts, titel: string | null) => ({
    titel,
    zeilen: rows(mail, say, tellsKey ? facts : { ...facts, schluesselHinweis: '' }),
  })
  const more = rowsOfMore(mail, say, daten, unnamed)
  const flag = flagOfFahrtMail(mail.typ, rolle)
  const section: Section = {
    titel: say(`fahrt.${mail.typ}.titel${variant}`),
    anrede: common('anrede', { name: mail.empfaenger.name }),
    absaetze: [
      say(`fahrt.${mail.typ}.${rolle}${unnamed ? 'OhneNamen' : ''}`, words),
      ...(isHeld(mail.typ) && fahrt.status === 'vorgemerkt' ? [say('wartet')] : []),
    ],
    tabellen: [
      ...(more.length > 0 ? [{ titel: null, zeilen: more }] : []),
      ...(alt ? [table(fahrt, say('feld.neu')), table(alt, say('feld.bisher'))] : [table(fahrt, null)]),
    ],
    knopf: { text: say(`fahrt.${mail.typ}.knopf`), href, hinweis: null },
    fuss: footOf(mail, flag && PAGE.fahrzeugEinstellungen),
    gruss: [common('gruss'), mail.mandant.name],
  }
  const subject = say(`fahrt.${mail.typ}.betreff${variant}`, words)
  const invitation = invitationOf(mail, say, daten)
  return composeMail(mail, subject, section, { flag, invitation, bekannt: words })
}

/** A trip of which it is not told whose it is, or what for. */
function withoutPeople(facts: FahrtFacts): FahrtFacts {
  return { ...facts, fahrer: '', bucher: '', fahrtgrund: '', zielort: '', grund: '' }
}

/** Mails after which somebody goes to the car. What opens a box of keys stands in none: they stay where they were received. */
const TELLS_KEY: ReadonlySet<string> = new Set<FahrtMailTyp>([
  'fahrtGebucht',
  'fahrtGeaendert',
  'fahrtVerlegt',
  'fahrtErsatz',
  'fahrtFreigegeben',
  'fahrtErinnerung',
  'fahrtBereit',
])

function isHeld(typ: string): boolean {
  return typ === 'fahrtGebucht' || typ === 'fahrtGeaendert' || typ === 'fahrtVerlegt' || typ === 'fahrtErsatz'
}

function pageOf(mail: MailToRender, { fahrt, rolle }: FahrtMailData): string {
  if (mail.typ === 'fahrtFreigabeNoetig') return `${PAGE.freigaben}?buchung=${mail.objektId}`
  if (mail.typ === 'fahrtEinzutragen') return PAGE.fahrtenbuch.replace('{id}', fahrt.fahrzeugId)
  if (mail.typ === 'fahrtAbgegeben') return PAGE.fahrten
  if (mail.typ === 'fahrtStorno' || mail.typ === 'fahrtOhneCheckInStorno') return PAGE.fahrzeuge
  const ofVehicle = mail.typ === 'fahrzeugSchaden' || mail.typ === 'fahrzeugVerschmutzt'
  if (rolle === 'fuhrpark' && ofVehicle) return PAGE.adminFahrzeug.replace('{id}', fahrt.fahrzeugId)
  return PAGE.fahrt.replace('{id}', mail.objektId)
}

/** What is said of a kind of mail; nothing of one that is not about a trip. */
const mailOf = (typ: string): Partial<MailDefinition> => (FAHRT_MAILS as Mails)[typ] ?? {}

function invitationOf(mail: MailToRender, say: Say, { fahrt, rolle }: FahrtMailData): Invitation | null {
  const { kalender } = mailOf(mail.typ)
  if (kalender === undefined || !['fahrer', 'bucher', 'frueherer'].includes(rolle)) return null
  return renderInvitation(mail, {
    von: fahrt.von,
    bis: fahrt.bis,
    location: fahrt.standort,
    title: say('kalender', { ...fahrt }),
    url: `${mail.origin}${PAGE.fahrt.replace('{id}', mail.objektId)}`,
    tentative: fahrt.status === 'vorgemerkt',
    cancelled: kalender === 'cancel',
  })
}

type Rows = (readonly [string, string])[]

/** `Mi., 25.11.2026, 09:00 Uhr`: a trip may end on another day than it began. */
function momentOf(mail: MailToRender, say: Say, instant: string): string {
  const at = Temporal.Instant.from(instant)
  return say('zeitpunkt', {
    tag: formatTag(at, mail.mandant.zone, mail.empfaenger.sprache),
    zeit: formatTime(at, mail.mandant.zone, mail.empfaenger.sprache),
  })
}

/** The location, and where the car stands there. */
const placeOf = ({ standort, stellplatz = '' }: FahrtFacts) =>
  [standort, stellplatz].filter(Boolean).join(', ')

function rows(mail: MailToRender, say: Say, facts: FahrtFacts): Rows {
  return [
    [say('feld.fahrzeug'), `${facts.fahrzeug}, ${facts.kennzeichen}`],
    [say('feld.standort'), placeOf(facts)],
    ...(facts.schluesselHinweis ? [[say('feld.schluessel'), facts.schluesselHinweis] as const] : []),
    [say('feld.von'), momentOf(mail, say, facts.von)],
    [say('feld.bis'), momentOf(mail, say, facts.bis)],
    ...(facts.fahrer === '' ? [] : [[say('feld.fahrer'), facts.fahrer] as const]),
    ...(facts.bucher === facts.fahrer ? [] : [[say('feld.bucher'), facts.bucher] as const]),
    ...(facts.fahrtgrund === '' ? [] : [[say('feld.fahrtgrund'), facts.fahrtgrund] as const]),
    ...(facts.zielort === '' ? [] : [[say('feld.zielort'), facts.zielort] as const]),
    ...(facts.grund ? [[say('feld.grund'), facts.grund] as const] : []),
  ]
}

function kilometerText({ empfaenger }: MailToRender, say: Say, kilometer: number): string {
  return say('kilometer', { km: formatNumber(kilometer, empfaenger.sprache) })
}

/** Who is on the way is told to the fleet manager alone: the next driver need not know more than until when. */
function rowsOfMore(mail: MailToRender, say: Say, { mehr, rolle }: FahrtMailData, unnamed: boolean): Rows {
  return [
    ...(mehr.kilometer === undefined
      ? []
      : [[say('feld.kilometer'), kilometerText(mail, say, mehr.kilometer)] as const]),
    ...(mehr.schaeden ?? []).map((schaden) => [say('feld.schaden'), schaden] as const),
    ...(mehr.sauberkeit
      ? [
          [say('feld.aussen'), mehr.sauberkeit.aussen] as const,
          [say('feld.innen'), mehr.sauberkeit.innen] as const,
        ]
      : []),
    ...(mehr.ersatz ?? []).map(
      ({ fahrzeug, kennzeichen }) => [say('feld.ersatz'), `${fahrzeug}, ${kennzeichen}`] as const,
    ),
    ...(mehr.checkInBis === undefined
      ? []
      : [[say('feld.checkInBis'), momentOf(mail, say, mehr.checkInBis)] as const]),
    ...(mehr.ueberzogen
      ? [
          ...(rolle === 'fuhrpark' && !unnamed
            ? [[say('feld.unterwegs'), mehr.ueberzogen.fahrer] as const]
            : []),
          [say('feld.rueckgabe'), momentOf(mail, say, mehr.ueberzogen.bis)] as const,
        ]
      : []),
  ]
}

import { PAGE } from '@platzwart/contract/paths'
import type { PruefungArt } from '@platzwart/domain/fahrzeug/types'
import { formatDatum, formatNumber } from '../../../platform/format.ts'
import type { MailToRender, RenderedMail } from '../../../platform/mail/renderer.ts'
import { phrase } from '../../../platform/phrases.ts'
import { composeMail, footOf, type Say, speaker } from '../../benachrichtigung/renderParts.ts'
import type { Section } from '../../benachrichtigung/renderSections.ts'
import { isFahrzeugMail } from '../../fahrt/receivers.ts'
import type { Siegel } from '../../fahrtenbuch/keepSiegel.ts'
import { type FristRolle, flagOfFristMail } from './receivers.ts'

/** What is due: the check of a licence, or an inspection of a vehicle; or how long logbooks are. Days are plain dates. */
export interface FristMailData {
  readonly art: 'frist'
  readonly rolle: FristRolle
  readonly frist:
    | { readonly was: 'fuehrerschein'; readonly inhaber: string; readonly faelligAm: string }
    | {
        readonly was: 'pruefung'
        readonly pruefung: PruefungArt
        readonly fahrzeug: string
        readonly kennzeichen: string
        readonly standort: string
        readonly faelligAm: string | null
        readonly faelligKm: number | null
        readonly kilometerstand: number
      }
    | { readonly was: 'fahrtenbuch'; readonly tag: string; readonly siegel: readonly Siegel[] }
}

function isFristMail(daten: unknown): daten is FristMailData {
  return typeof daten === 'object' && daten !== null && 'art' in daten && daten.art === 'frist'
}

/** A mail about something that is due by the calendar or by kilometres. */
export function renderFristMail(mail: MailToRender): RenderedMail | null {
  return isFahrzeugMail(mail.typ) && isFristMail(mail.daten) ? renderFrist(mail, mail.daten) : null
}

export function renderFrist(mail: MailToRender, { rolle, frist }: FristMailData): RenderedMail {
  const say = speaker(mail.empfaenger.sprache, 'fahrzeugMail')
  const common = (key: string, data?: Record<string, unknown>) =>
    phrase(mail.empfaenger.sprache, 'mail', key, data)
  const words = wordsOf(mail, say, frist)
  const flag = flagOfFristMail(mail.typ, rolle)
  const section: Section = {
    titel: say(`frist.${mail.typ}.titel`),
    anrede: rolle === 'adresse' ? say('bericht.anrede') : common('anrede', { name: mail.empfaenger.name }),
    absaetze: [say(`frist.${mail.typ}.${rolle}`, words)],
    tabellen: [{ titel: null, zeilen: rows(mail, say, frist) }],
    knopf: {
      text: say(`frist.${mail.typ}.knopf`),
      href: `${mail.origin}${pageOf(mail, frist)}`,
      hinweis: null,
    },
    fuss:
      // Whoever has an address of the report has no page here, and the report's own end says who decides.
      rolle === 'adresse'
        ? [say('bericht.fuss'), common('ende')]
        : footOf(mail, flag && PAGE.fahrzeugEinstellungen),
    gruss: [common('gruss'), mail.mandant.name],
  }
  return composeMail(mail, say(`frist.${mail.typ}.betreff`, words), section, { flag, bekannt: words })
}

function wordsOf(mail: MailToRender, say: Say, frist: FristMailData['frist']): Record<string, string> {
  const { sprache } = mail.empfaenger
  switch (frist.was) {
    case 'fuehrerschein':
      return { inhaber: frist.inhaber, tag: formatDatum(frist.faelligAm, sprache) }
    case 'pruefung':
      return { pruefung: say(`pruefung.${frist.pruefung}`), kennzeichen: frist.kennzeichen }
    case 'fahrtenbuch':
      return { tag: formatDatum(frist.tag, sprache) }
  }
}

function pageOf(mail: MailToRender, frist: FristMailData['frist']): string {
  if (frist.was === 'fuehrerschein') return PAGE.fuehrerschein
  return frist.was === 'pruefung' ? PAGE.adminFahrzeug.replace('{id}', mail.objektId) : PAGE.adminFahrzeuge
}

/** Digits of a hash that are told: more than anybody can find another logbook for. */
const DIGITS = 32

function rows(mail: MailToRender, say: Say, frist: FristMailData['frist']): (readonly [string, string])[] {
  const { sprache } = mail.empfaenger
  const km = (wert: number) => say('kilometer', { km: formatNumber(wert, sprache) })
  if (frist.was === 'fahrtenbuch')
    return frist.siegel.map(({ kennzeichen, nummer, hash }) => [
      kennzeichen,
      say('siegel', {
        count: nummer,
        anzahl: formatNumber(nummer, sprache),
        eintrag: String(nummer),
        hash: hash.slice(0, DIGITS),
      }),
    ])
  const due =
    frist.faelligAm === null ? [] : [[say('feld.faelligAm'), formatDatum(frist.faelligAm, sprache)] as const]
  if (frist.was === 'fuehrerschein') return [[say('feld.inhaber'), frist.inhaber], ...due]
  return [
    [say('feld.pruefung'), say(`pruefung.${frist.pruefung}`)],
    [say('feld.fahrzeug'), `${frist.fahrzeug}, ${frist.kennzeichen}`],
    [say('feld.standort'), frist.standort],
    ...due,
    ...(frist.faelligKm === null
      ? []
      : [
          [say('feld.faelligKm'), km(frist.faelligKm)] as const,
          [say('feld.stand'), km(frist.kilometerstand)] as const,
        ]),
  ]
}

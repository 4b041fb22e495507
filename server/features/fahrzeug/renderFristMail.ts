import { PAGE } from '@platzwart/contract/paths'
import type { PruefungArt } from '@platzwart/domain/fahrzeug/types'
import { formatDatum, formatZahl } from '../../platform/format.ts'
import { phrase } from '../../platform/phrases.ts'
import {
  composeMail,
  type MailToRender,
  type RenderedMail,
  type Say,
  speaker,
} from '../benachrichtigung/renderParts.ts'
import type { Section } from '../benachrichtigung/renderSections.ts'
import { type FristRolle, fahrzeugMailCanBeSwitchedOff } from './receivers.ts'

/** What is due: the check of a licence, or an inspection of a vehicle. Days are plain dates. */
export interface FristMailDaten {
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
}

export function isFristMail(daten: unknown): daten is FristMailDaten {
  return typeof daten === 'object' && daten !== null && 'art' in daten && daten.art === 'frist'
}

/** A mail about something that is due by the calendar or by kilometres. */
export function renderFristMail(mail: MailToRender, { rolle, frist }: FristMailDaten): RenderedMail {
  const say = speaker(mail.empfaenger.sprache, 'fahrzeugMail')
  const common = (key: string, data?: Record<string, unknown>) =>
    phrase(mail.empfaenger.sprache, 'mail', key, data)
  const licence = frist.was === 'fuehrerschein'
  const words = licence
    ? { inhaber: frist.inhaber, tag: formatDatum(frist.faelligAm, mail.empfaenger.sprache) }
    : { pruefung: say(`pruefung.${frist.pruefung}`), kennzeichen: frist.kennzeichen }
  const page = licence ? PAGE.fuehrerschein : PAGE.adminFahrzeug.replace('{id}', mail.objektId)
  const section: Section = {
    titel: say(`frist.${mail.typ}.titel`),
    anrede: common('anrede', { name: mail.empfaenger.name }),
    absaetze: [say(`frist.${mail.typ}.${rolle}`, words)],
    tabellen: [{ titel: null, zeilen: rows(mail, say, frist) }],
    knopf: { text: say(`frist.${mail.typ}.knopf`), href: `${mail.origin}${page}`, hinweis: null },
    fuss: [...(fahrzeugMailCanBeSwitchedOff(mail.typ, rolle) ? [common('abstellbar')] : []), common('ende')],
    gruss: [common('gruss'), mail.mandant.name],
  }
  return composeMail(mail, say(`frist.${mail.typ}.betreff`, words), section, [])
}

function rows(mail: MailToRender, say: Say, frist: FristMailDaten['frist']): (readonly [string, string])[] {
  const { sprache } = mail.empfaenger
  const km = (wert: number) => say('kilometer', { km: formatZahl(wert, sprache) })
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

import { PAGE } from '@platzwart/contract/paths'
import { sumOfTold } from '@platzwart/domain/bericht/gruppe'
import type pg from 'pg'
import { formatEuro, formatNumber } from '../../platform/format.ts'
import type { MailRenderer, MailToRender, RenderedMail } from '../../platform/mail/renderer.ts'
import { phrase } from '../../platform/phrases.ts'
import { composeMail, speaker } from '../benachrichtigung/renderParts.ts'
import type { Section } from '../benachrichtigung/renderSections.ts'
import { type BerichtWithDateien, keepBericht } from './keepBericht.ts'
import type { BerichtRow } from './loadBericht.ts'
import { percentText } from './renderRows.ts'

export const BERICHT_MAIL = 'fahrzeugBericht'

/** All that the outbox keeps of a report until it is sent. */
export interface BerichtMailData {
  readonly art: 'bericht'
  /** The period's name, `2026-10`. */
  readonly periode: string
}

function isBerichtMail(daten: unknown): daten is BerichtMailData {
  return typeof daten === 'object' && daten !== null && 'art' in daten && daten.art === 'bericht'
}

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a report tells is looked up when it is sent: its period is over, and its figures do not change any more. */
export function berichtMails(pool: pg.Pool): MailRenderer {
  return async (mail, mandantId) => {
    const { daten, empfaenger, mandant, now } = mail
    if (mail.typ !== BERICHT_MAIL || !isBerichtMail(daten)) return null
    const wanted = { mandantId, periode: daten.periode, sprache: empfaenger.sprache, mandant, now }
    return renderBericht(mail, await keepBericht(pool, wanted))
  }
}

/** The vehicle report to an address: its sums in the mail, all of it as Excel and as PDF. */
export function renderBericht(mail: MailToRender, { bericht, excel, pdf }: BerichtWithDateien): RenderedMail {
  const { sprache } = mail.empfaenger
  const say = speaker(sprache, 'fahrzeugMail')
  const words = { periode: bericht.periode.name, mandant: mail.mandant.name }
  const total = (key: (zeile: BerichtRow) => number | null) => sumOfTold(bericht.zeilen.map(key))
  const zahl = (key: (zeile: BerichtRow) => number | null) => formatNumber(total(key), sprache)
  const euro = (key: (zeile: BerichtRow) => number | null) => formatEuro(total(key) / 100, sprache)
  const shares = bericht.zeilen.map((zeile) => zeile.auslastung).filter((share) => share !== null)
  const mean = sumOfTold(shares) / Math.max(1, shares.length)
  const { mindestgruppe } = bericht
  const few = mindestgruppe === null ? [] : [say('bericht.unterHinweis', { anzahl: mindestgruppe })]
  const section: Section = {
    titel: say('bericht.titel', words),
    anrede: say('bericht.anrede'),
    absaetze: [say('bericht.text'), ...few],
    tabellen: [
      {
        titel: null,
        zeilen: [
          [say('bericht.feld.fahrzeuge'), formatNumber(bericht.zeilen.length, sprache)],
          [say('bericht.feld.fahrten'), zahl((zeile) => zeile.fahrten)],
          [say('bericht.feld.kmDienstlich'), zahl((zeile) => zeile.kmDienstlich)],
          [say('bericht.feld.kmPrivat'), zahl((zeile) => zeile.kmPrivat)],
          [say('bericht.feld.kmArbeitsweg'), zahl((zeile) => zeile.kmArbeitsweg)],
          [say('bericht.feld.auslastung'), percentText(say, sprache, mean)],
          [say('bericht.feld.schaeden'), zahl((zeile) => zeile.schaeden)],
          [say('bericht.feld.belege'), euro((zeile) => zeile.belegeCent)],
          [say('bericht.feld.wartung'), euro((zeile) => zeile.wartungCent)],
          [say('bericht.feld.pruefungen'), zahl((zeile) => zeile.pruefungen.length)],
        ],
      },
    ],
    knopf: { text: say('bericht.knopf'), href: `${mail.origin}${PAGE.adminFahrzeuge}`, hinweis: null },
    fuss: [say('bericht.fuss'), phrase(sprache, 'mail', 'ende')],
    gruss: [phrase(sprache, 'mail', 'gruss'), mail.mandant.name],
  }
  const file = say('bericht.datei', words)
  return composeMail(mail, say('bericht.betreff', words), section, {
    bekannt: words,
    attachments: [
      { filename: `${file}.xlsx`, content: excel, contentType: EXCEL },
      { filename: `${file}.pdf`, content: pdf, contentType: 'application/pdf' },
    ],
  })
}

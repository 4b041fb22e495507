import { lastPeriode } from '@platzwart/domain/bericht/periode'
import type { WordedMail } from '../../platform/mail/mails.ts'
import type { BerichtRow } from './loadBericht.ts'
import { renderBericht } from './renderBerichtMail.ts'

const CAR: BerichtRow = {
  kennzeichen: 'B-PW 100',
  fahrzeug: 'VW ID.3',
  standort: 'Hauptstelle',
  fahrten: 18,
  kmDienstlich: 1240,
  kmPrivat: 0,
  kmArbeitsweg: 80,
  auslastung: 0.42,
  schaeden: 1,
  offeneSchaeden: 1,
  belegeCent: 6_450,
  wartungCent: 0,
  pruefungen: [],
}

/** The vehicle report with a car that is made up; its files come with the real one. */
export const WORDED_BERICHT_MAIL: WordedMail = {
  typ: 'fahrzeugBericht',
  betreff: { topic: 'fahrzeugMail', key: 'bericht.betreff' },
  show: (mail) => {
    const today = mail.now.toZonedDateTimeISO(mail.mandant.zone).toPlainDate()
    const periode = lastPeriode(today, 'monatlich')
    const bericht = { periode, kernzeit: { von: '09:00', bis: '18:00' }, zeilen: [CAR], mindestgruppe: null }
    return renderBericht(mail, { bericht, excel: Buffer.alloc(0), pdf: Buffer.alloc(0) })
  },
}

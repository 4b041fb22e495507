import { lastPeriode } from '@platzwart/domain/bericht/periode'
import { tagOf } from '@platzwart/domain/time/zone'
import type { WordedMail } from '../../../platform/mail/mails.ts'
import { phrase } from '../../../platform/phrases.ts'
import { PLATZ_BERICHT } from './bericht.ts'
import { renderPlatzBericht } from './renderPlatzBericht.ts'

/** The mail of the month with figures that are made up; its files come with the real one. */
export const WORDED_PLATZ_BERICHT: WordedMail = {
  typ: PLATZ_BERICHT,
  betreff: { topic: 'mail', key: 'platzBericht.betreff' },
  show: (mail) => {
    const periode = lastPeriode(tagOf(mail.now, mail.mandant.zone), 'monatlich')
    const days = periode.von.until(periode.bis).days
    const { sprache } = mail.empfaenger
    return renderPlatzBericht(mail, periode, {
      von: periode.von.toString(),
      bis: periode.bis.subtract({ days: 1 }).toString(),
      davor: {
        von: periode.von.subtract({ days }).toString(),
        bis: periode.von.subtract({ days: 1 }).toString(),
      },
      zeilen: [
        [phrase(sprache, 'auslastung', 'gesamt.anteil'), '42 %', '38 %'],
        [phrase(sprache, 'auswertung', 'zahl.buchungen'), '412', '390'],
      ],
      hinweise: [],
      dateien: [],
    })
  },
}

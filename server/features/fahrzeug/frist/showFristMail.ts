import type { WordedMail } from '../../../platform/mail/mails.ts'
import type { MailToRender } from '../../../platform/mail/renderer.ts'
import type { FahrzeugMail } from '../../fahrt/receivers.ts'
import { type FristMailData, renderFrist } from './renderFristMail.ts'

const tagOf = ({ now, mandant }: MailToRender, days: number) =>
  now.toZonedDateTimeISO(mandant.zone).toPlainDate().add({ days }).toString()

const pruefung = (mail: MailToRender, days: number): FristMailData => ({
  art: 'frist',
  rolle: 'fuhrpark',
  frist: {
    was: 'pruefung',
    pruefung: 'HU',
    fahrzeug: 'VW ID.3',
    kennzeichen: 'B-PW 100',
    standort: 'Hauptstelle',
    faelligAm: tagOf(mail, days),
    faelligKm: null,
    kilometerstand: 20_000,
  },
})

const fuehrerschein = (mail: MailToRender, days: number): FristMailData => ({
  art: 'frist',
  rolle: 'inhaber',
  frist: { was: 'fuehrerschein', inhaber: mail.empfaenger.name, faelligAm: tagOf(mail, days) },
})

const siegel = (mail: MailToRender): FristMailData => ({
  art: 'frist',
  rolle: 'adresse',
  frist: {
    was: 'fahrtenbuch',
    tag: tagOf(mail, 0),
    siegel: [{ kennzeichen: 'B-PW 100', nummer: 42, hash: '0123456789abcdef'.repeat(4) }],
  },
})

const worded = <Typ extends FahrzeugMail & WordedMail['typ']>(
  typ: Typ,
  sample: (mail: MailToRender) => FristMailData,
): WordedMail => ({
  typ,
  betreff: { topic: 'fahrzeugMail', key: `frist.${typ}.betreff` },
  show: (mail) => renderFrist(mail, sample(mail)),
})

/** The mails about what is due, each as it reads with something that is made up. */
export const WORDED_FRIST_MAILS = [
  worded('fahrzeugPruefungFaellig', (mail) => pruefung(mail, 30)),
  worded('fahrzeugPruefungAbgelaufen', (mail) => pruefung(mail, -1)),
  worded('fuehrerscheinFaellig', (mail) => fuehrerschein(mail, 14)),
  worded('fuehrerscheinUeberfaellig', (mail) => fuehrerschein(mail, -1)),
  worded('fahrtenbuchSiegel', siegel),
]

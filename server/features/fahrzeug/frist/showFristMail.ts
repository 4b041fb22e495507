import { FRIST_MAILS } from '@platzwart/domain/fahrzeug/mails'
import { typesOf } from '@platzwart/domain/mailtext/mail'
import type { WordedMail } from '../../../platform/mail/mails.ts'
import type { MailToRender } from '../../../platform/mail/renderer.ts'
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

/** What is made up for each kind. */
const SAMPLES: Readonly<Record<keyof typeof FRIST_MAILS, (mail: MailToRender) => FristMailData>> = {
  fahrzeugPruefungFaellig: (mail) => pruefung(mail, 30),
  fahrzeugPruefungAbgelaufen: (mail) => pruefung(mail, -1),
  fuehrerscheinFaellig: (mail) => fuehrerschein(mail, 14),
  fuehrerscheinUeberfaellig: (mail) => fuehrerschein(mail, -1),
  fahrtenbuchSiegel: siegel,
}

/** The mails about what is due, each as it reads with something that is made up. */
export const WORDED_FRIST_MAILS = typesOf(FRIST_MAILS).map(
  (typ): WordedMail => ({
    typ,
    betreff: { topic: 'fahrzeugMail', key: `frist.${typ}.betreff` },
    show: (mail) => renderFrist(mail, SAMPLES[typ](mail)),
  }),
)

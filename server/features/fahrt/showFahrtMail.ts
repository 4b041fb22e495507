import { FAHRT_MAILS } from '@platzwart/domain/fahrzeug/mails'
import { mailtextArt } from '@platzwart/domain/mailtext/arten'
import { typesOf } from '@platzwart/domain/mailtext/mail'
import type { WordedMail } from '../../platform/mail/mails.ts'
import type { MailToRender } from '../../platform/mail/renderer.ts'
import { SAMPLE_ID, sampleSlot } from '../benachrichtigung/renderParts.ts'
import type { FahrtMailData } from './notify.ts'
import { FAHRT_RECEIVERS, FAHRT_ROLLEN, type FahrtRolle } from './receivers.ts'
import { renderFahrt } from './renderFahrtMail.ts'

function sampleFahrt(mail: MailToRender, rolle: FahrtRolle): FahrtMailData {
  const people = {
    bucher: mail.empfaenger.name,
    fahrer: rolle === 'fahrer' ? mail.empfaenger.name : 'Toni Muster',
  }
  return {
    art: 'fahrt',
    rolle,
    mehr: {},
    fahrt: {
      fahrzeugId: SAMPLE_ID,
      fahrzeug: 'VW ID.3',
      kennzeichen: 'B-PW 100',
      standort: 'Hauptstelle',
      ...sampleSlot(mail),
      status: 'reserviert',
      ...people,
      fahrtgrund: '',
      zielort: 'Potsdam',
    },
  }
}

/** The first of those who get it. */
const receiverOf = (typ: string): FahrtRolle | undefined =>
  FAHRT_ROLLEN.find((rolle) => Object.values(FAHRT_RECEIVERS).some((row) => row[rolle]?.typ === typ))

/** The mails about trips and what they leave, each as it reads with a trip that is made up. */
export const WORDED_FAHRT_MAILS = typesOf(FAHRT_MAILS).flatMap((typ): WordedMail[] => {
  const rolle = receiverOf(typ)
  if (rolle === undefined) return []
  return [
    {
      typ,
      betreff:
        mailtextArt(typ).betreffBleibt === true
          ? null
          : { topic: 'fahrzeugMail', key: `fahrt.${typ}.betreff` },
      show: (mail) => renderFahrt(mail, sampleFahrt(mail, rolle)),
    },
  ]
})

import type { WordedMail } from '../../platform/mail/mails.ts'
import type { MailToRender } from '../../platform/mail/renderer.ts'
import { SAMPLE_ID, sampleSlot } from '../benachrichtigung/renderParts.ts'
import type { FahrtMailData } from './notify.ts'
import {
  FAHRT_RECEIVERS,
  FAHRT_ROLLEN,
  FAHRZEUG_MAILS,
  type FahrtRolle,
  type FahrzeugMail,
} from './receivers.ts'
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
const receiverOf = (typ: FahrzeugMail): FahrtRolle | undefined =>
  FAHRT_ROLLEN.find((rolle) => Object.values(FAHRT_RECEIVERS).some((row) => row[rolle]?.typ === typ))

/** The mails about trips and what they leave, each as it reads with a trip that is made up. */
export const WORDED_FAHRT_MAILS = FAHRZEUG_MAILS.flatMap((typ): WordedMail[] => {
  const rolle = receiverOf(typ)
  if (rolle === undefined) return []
  return [
    {
      typ,
      // Of a special trip it says that it waits.
      betreff: typ === 'fahrtGebucht' ? null : { topic: 'fahrzeugMail', key: `fahrt.${typ}.betreff` },
      show: (mail) => renderFahrt(mail, sampleFahrt(mail, rolle)),
    },
  ]
})

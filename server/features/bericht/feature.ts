import type { Feature } from '../../platform/feature.ts'
import { berichtMails } from './renderBerichtMail.ts'
import { reportFahrzeugeEvery } from './reportFahrzeuge.ts'
import { WORDED_BERICHT_MAIL } from './showBerichtMail.ts'

export const bericht: Feature = {
  name: 'bericht',
  modul: 'fahrzeugbuchung',
  jobs: [reportFahrzeugeEvery],
  mails: { render: berichtMails, worded: [WORDED_BERICHT_MAIL] },
}

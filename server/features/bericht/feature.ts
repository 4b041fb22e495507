import type { Feature } from '../../platform/feature.ts'
import { berichtMails } from './renderBerichtMail.ts'
import { reportFahrzeugeEvery } from './reportFahrzeuge.ts'

export const bericht: Feature = {
  name: 'bericht',
  modul: 'fahrzeugbuchung',
  jobs: [reportFahrzeugeEvery],
  mails: { render: berichtMails },
}

import type { BenachrichtigungView } from '@platzwart/contract/benachrichtigung'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

type Told = Pick<BenachrichtigungView, 'betreff' | 'empfaenger' | 'status'>

/** What a mail is about; where nothing is said of it, whether it is yet to be written or in staff-council mode not shown. */
export function useSubject(): (mail: Told) => string {
  const { t } = useTranslation('auftrag')
  const unnamed = useUnnamed()
  return ({ betreff, empfaenger, status }) => {
    const withheld = unnamed !== null && empfaenger === null && status !== 'wartend'
    return betreff ?? t(withheld ? 'post.betreffVerdeckt' : 'post.ohneBetreff')
  }
}

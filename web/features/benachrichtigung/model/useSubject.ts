import type { BenachrichtigungView } from '@platzwart/contract/benachrichtigung'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

type Told = Pick<BenachrichtigungView, 'betreff' | 'empfaenger' | 'status'>

/** The subject of a mail; without one, whether it is not written yet or hidden in staff-council mode. */
export function useSubject(): (mail: Told) => string {
  const { t } = useTranslation('auftrag')
  const unnamed = useUnnamed()
  return ({ betreff, empfaenger, status }) => {
    const withheld = unnamed !== null && empfaenger === null && status !== 'wartend'
    return betreff ?? t(withheld ? 'post.betreffVerdeckt' : 'post.ohneBetreff')
  }
}

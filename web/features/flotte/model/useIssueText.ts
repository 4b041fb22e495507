import type { Issue } from '@platzwart/domain/issue'
import { spokenData } from '@platzwart/phrases/format'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../platform/texts/words.ts'

/** Returns the text of a rule's issue in the reader's language. */
export function useIssueText(): (issue: Issue) => string {
  const { t } = useTranslation()
  const zone = useZone()
  return ({ code, data }) =>
    t(`fehler:${code}`, { ...spokenData(data, { sprache: currentLanguage(), zone }) })
}

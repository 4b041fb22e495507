import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { SkipTo } from '../../ui/skip/SkipTo.tsx'

/** The first thing that the Tab key reaches on every page: past whatever stands above the content. */
export function SkipLink() {
  const { t } = useTranslation()
  return <SkipTo to="inhalt">{t('skipToContent')}</SkipTo>
}

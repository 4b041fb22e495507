import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { SkipTo } from '../../ui/skip/SkipTo.tsx'

/** The skip link, the first tab stop of every page: past everything above the content. */
export function SkipLink() {
  const { t } = useTranslation()
  return <SkipTo to="inhalt">{t('skipToContent')}</SkipTo>
}

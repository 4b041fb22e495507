import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './SkipLink.module.css'

/** The first thing that the Tab key reaches on every page: past whatever stands above the content. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={classes.skip} href="#inhalt">
      {t('skipToContent')}
    </a>
  )
}

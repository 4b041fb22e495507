import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useStart } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './Footer.module.css'

export function Footer() {
  const { t } = useTranslation()
  const { mandant } = useStart()
  return (
    <footer className={classes.root}>
      <span>{mandant?.name ?? t('name')}</span>
      <nav aria-label={t('nav.footer')} className={classes.links}>
        <Link to={PAGE.datenschutz}>{t('footer.datenschutz')}</Link>
        <Link to={PAGE.impressum}>{t('footer.impressum')}</Link>
        <Link to={PAGE.barrierefreiheit}>{t('footer.barrierefreiheit')}</Link>
      </nav>
    </footer>
  )
}

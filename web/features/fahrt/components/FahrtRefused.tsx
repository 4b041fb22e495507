import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import links from '../../../ui/linkButton.module.css'
import { MessagePage } from '../../../ui/MessagePage.tsx'

/** A trip that does not exist looks the same as somebody else's. */
export function FahrtRefused() {
  const { t } = useTranslation('fahrt')
  return (
    <MessagePage
      title={t('seite.fahrzeugNicht')}
      text={t('seite.fahrzeugNichtText')}
      actions={
        <Link to={PAGE.fahrten} activeOptions={{ exact: true }} className={links.primary}>
          {t('seite.zurueck')}
        </Link>
      }
    />
  )
}

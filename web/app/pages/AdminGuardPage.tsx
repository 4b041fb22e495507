import { guardAdminPath } from '@platzwart/domain/berechtigung/adminBereich'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { Link, useLocation } from '@tanstack/react-router'
import { useSitzung } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import buttons from '../../ui/linkButton.module.css'
import { MessagePage } from '../../ui/MessagePage.tsx'

/**
 * P4: explains why an admin page is closed, with the guard's own message. Only reachable for people with a
 * session.
 */
export function AdminGuardPage() {
  const { t } = useTranslation()
  const { berechtigungen } = useSitzung()
  const path = useLocation({ select: (location) => location.pathname })
  const code = guardAdminPath(path, new Set(berechtigungen.filter(isBerechtigung)))
  if (code === null) return null
  return (
    <MessagePage
      title={t('guard.title')}
      text={t(`guard.${code}`)}
      actions={
        <Link to="/" className={buttons.primary}>
          {t('guard.home')}
        </Link>
      }
    >
      <p>{t('guard.hint')}</p>
      <p>{t('guard.missing', { message: t(`fehler:${code}`) })}</p>
    </MessagePage>
  )
}

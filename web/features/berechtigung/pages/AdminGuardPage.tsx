import { guardAdminPath } from '@platzwart/domain/berechtigung/adminArea'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/NotFoundPage.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import buttons from '../../../ui/linkButton.module.css'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useSitzung } from '../../sitzung/api/start.ts'

/** P4: why an admin page stays closed, readable, with the guard's own message. Where nothing forbids, there is no page. */
export function AdminGuardPage() {
  const { t } = useTranslation()
  const { berechtigungen } = useSitzung()
  const path = useLocation({ select: (location) => location.pathname })
  const code = guardAdminPath(path, new Set(berechtigungen))
  if (code === null) return <NotFoundPage />
  return (
    <>
      <PageHeading title={t('guard.title')} />
      <EmptyState
        title={t(`guard.${code}`)}
        action={
          <Link to="/" className={buttons.primary}>
            {t('guard.home')}
          </Link>
        }
      >
        <p>{t('guard.hint')}</p>
        <p>
          <small>{t('guard.missing', { message: t(`fehler:${code}`) })}</small>
        </p>
      </EmptyState>
    </>
  )
}

import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import buttons from '../../ui/linkButton.module.css'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ShellFrame } from '../layouts/ShellFrame.tsx'

/** V3: an address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <ShellFrame>
      <PageHeading title={t('notFound.title')} />
      <EmptyState
        title={t('notFound.text', { path })}
        action={
          <Link to="/" className={buttons.primary}>
            {t('notFound.home')}
          </Link>
        }
      >
        {t('notFound.hint')}
      </EmptyState>
    </ShellFrame>
  )
}

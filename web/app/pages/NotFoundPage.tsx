import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import buttons from '../../ui/linkButton.module.css'
import { MessagePage } from '../../ui/MessagePage.tsx'
import { ShellFrame } from '../layouts/ShellFrame.tsx'

/** V3: an address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <ShellFrame>
      <MessagePage
        title={t('notFound.title')}
        text={t('notFound.text', { path })}
        actions={
          <Link to="/" className={buttons.primary}>
            {t('notFound.home')}
          </Link>
        }
      >
        {t('notFound.hint')}
      </MessagePage>
    </ShellFrame>
  )
}

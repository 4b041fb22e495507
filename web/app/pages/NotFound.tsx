import { PAGE } from '@platzwart/contract/paths'
import { isOnAt, modulAt } from '@platzwart/domain/berechtigung/menu'
import { Link, useLocation } from '@tanstack/react-router'
import { useStart } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import buttons from '../../ui/linkButton.module.css'
import { MessagePage } from '../../ui/MessagePage.tsx'

const partOf = (path: string) => path.toLowerCase().split('/')[1]

/** A module that is on and has pages is not the reason. */
function whyNot(path: string, on: boolean) {
  if (!on) return 'notFound.modulAus'
  return Object.values(PAGE).some((page) => partOf(page) === partOf(path)) ? null : 'notFound.nochNicht'
}

/**
 * The same inside the frame; for a module's page it says that the module is off (T4), or that this version
 * has no such page yet.
 */
export function NotFound() {
  const { t } = useTranslation()
  const path = useLocation({ select: (location) => location.pathname })
  const { mandant } = useStart()
  const modul = modulAt(path)
  const why = modul !== null && mandant !== null ? whyNot(path, isOnAt(path, mandant.module)) : null
  return (
    <MessagePage
      title={t('notFound.title')}
      text={t('notFound.text', { path })}
      actions={
        <Link to="/" className={buttons.primary}>
          {t('notFound.home')}
        </Link>
      }
    >
      {modul === null || why === null ? t('notFound.hint') : t(why, { modul: t(`notFound.modul.${modul}`) })}
    </MessagePage>
  )
}

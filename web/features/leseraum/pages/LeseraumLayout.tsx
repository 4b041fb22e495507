import { Outlet } from '@tanstack/react-router'
import { needTopics } from '../../../platform/language.ts'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { whenIdle } from '../../../platform/loading/whenIdle.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Part } from '../../../ui/Part.tsx'
import classes from './LeseraumLayout.module.css'
import { ViewTabs } from './ViewTabs.tsx'

/** The plan loads first: the sidebar is twice as much script. */
const Sidebar = lazyPart(async () => {
  await whenIdle()
  const [part] = await Promise.all([import('../components/Sidebar.tsx'), needTopics('fehler', 'planWords')])
  return part
}, 'Sidebar')

/**
 * The reading room: map or list, and beside it the person's own bookings (L3, L14). On phones these follow
 * below.
 */
export function LeseraumLayout() {
  const { t } = useTranslation()
  return (
    <div className={classes.root}>
      <div className={classes.view}>
        <ViewTabs />
        <Part>
          <Outlet />
        </Part>
      </div>
      <aside className={classes.side} aria-label={t('nav.side')}>
        <Part waiting={<Loading height="12rem" />}>
          <Sidebar />
        </Part>
      </aside>
    </div>
  )
}

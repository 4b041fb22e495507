import { type ReactNode, useContext } from 'react'
import { useStart, useZone } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { PrintHead } from '../../ui/print/PrintHead.tsx'
import { HeaderDialogs } from '../dialogs/HeaderDialogs.tsx'
import { Header } from '../header/Header.tsx'
import { Footer } from './Footer.tsx'
import { InsideFrame } from './insideFrame.ts'
import { LiveBanner } from './LiveBanner.tsx'
import { PersonalratBanner } from './PersonalratBanner.tsx'
import classes from './ShellFrame.module.css'
import { SkipLink } from './SkipLink.tsx'

interface ShellFrameProps {
  readonly wide?: boolean
  /** The navigation of a part of the house, beside its pages. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/**
 * Header, content, footer. Nested in another frame it renders only its children, so that a 404 may come from
 * any depth.
 */
export function ShellFrame({ children, beside, wide = false }: ShellFrameProps) {
  const inside = useContext(InsideFrame)
  const { t } = useTranslation()
  const zone = useZone()
  const { mandant } = useStart()
  if (inside) return children
  return (
    <InsideFrame value={true}>
      <SkipLink />
      <PrintHead house={mandant?.name ?? t('name')} zone={zone} />
      <Header />
      <LiveBanner />
      <PersonalratBanner />
      <div className={beside === undefined ? classes.whole : classes.parted}>
        {beside !== undefined && <div className={classes.beside}>{beside}</div>}
        <main id="inhalt" tabIndex={-1} className={wide ? classes.wide : classes.main}>
          {children}
        </main>
      </div>
      <Footer />
      <HeaderDialogs />
    </InsideFrame>
  )
}

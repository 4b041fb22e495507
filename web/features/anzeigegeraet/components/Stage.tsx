import type { ReactNode } from 'react'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from './Screen.module.css'

interface StageProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** The full screen, without the house's frame, because nobody is signed in. */
export function Stage({ title, lead, children }: StageProps) {
  return (
    <main id="inhalt" tabIndex={-1} className={classes.stage}>
      <Page kind="plan" title={title} lead={lead} className={classes.shown}>
        {children}
      </Page>
    </main>
  )
}

/** Shown while offline. @param since milliseconds since the epoch; 0: never connected */
export function NoNetwork({ since }: { readonly since: number }) {
  const { t } = useTranslation('anzeigegeraet')
  const zone = useZone()
  return (
    <Note kind="hint">
      {since === 0
        ? t('schirm.ohneNetz')
        : t('schirm.ohneNetzSeit', {
            zeit: formatUhrzeit(Temporal.Instant.fromEpochMilliseconds(since), zone),
          })}
    </Note>
  )
}

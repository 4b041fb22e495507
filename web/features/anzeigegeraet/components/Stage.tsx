import type { ReactNode } from 'react'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import classes from './Screen.module.css'

/** The full screen, without the house's frame, because nobody is signed in. */
export function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <main id="inhalt" tabIndex={-1} className={classes.stage}>
      {children}
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

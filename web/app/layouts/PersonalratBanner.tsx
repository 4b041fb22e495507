import { Suspense } from 'react'
import { lazyPart } from '../../platform/lazyPart.ts'
import { usePersonalrat, useStart } from '../../platform/session/start.ts'
import { Announced } from '../../ui/announce/Announced.tsx'
import classes from './PersonalratBanner.module.css'

const PersonalratEnding = lazyPart(() => import('./PersonalratEnding.tsx'), 'PersonalratEnding')

/** That staff-council mode is to end is told to everybody of the house on every page, for as long as it can still be taken back. */
export function PersonalratBanner() {
  const { sitzung } = useStart()
  const endet = usePersonalrat()?.endet ?? null
  const shown = sitzung !== null && endet !== null
  return (
    <Announced className={(shown && classes.root) || ''}>
      {shown && (
        <Suspense>
          <PersonalratEnding endet={endet} />
        </Suspense>
      )}
    </Announced>
  )
}

import { Suspense } from 'react'
import { lazyPart } from '../../platform/lazyPart.ts'
import { usePersonalrat, useStart } from '../../platform/session/start.ts'
import { Announced } from '../../ui/announce/Announced.tsx'
import classes from './PersonalratBanner.module.css'

const PersonalratEnding = lazyPart(() => import('./PersonalratEnding.tsx'), 'PersonalratEnding')

/**
 * Announces on every page of the house that staff-council mode is to end, for as long as that can be
 * withdrawn.
 */
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

import type { ReactNode } from 'react'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { type Suche, useFahrzeugSuche } from '../model/useFahrzeugSuche.ts'

interface SuchePageProps {
  readonly title: string
  /** The room that its content will take. */
  readonly height: string
  readonly className?: string | undefined
  readonly children: (suche: Suche) => ReactNode
}

/** A page that begins with when, who and which cars. */
export function SuchePage({ title, height, className, children }: SuchePageProps) {
  const stand = useFahrzeugSuche()
  return (
    <Page kind="plan" title={title} hidden className={className} data-focus-region>
      {stand.art === 'laedt' && <Loading height={height} />}
      {stand.art === 'fehler' && <FailureState failure={stand.failure} onRetry={stand.retry} />}
      {stand.art === 'bereit' && children(stand.suche)}
    </Page>
  )
}

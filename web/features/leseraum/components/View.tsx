import { Skeleton } from '@mantine/core'
import type { LeseraumView } from '@platzwart/contract/leseraum'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { needTopics } from '../../../platform/language.ts'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { whenIdle } from '../../../platform/loading/whenIdle.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { PrintFacts } from '../../../ui/print/PrintFacts.tsx'
import type { Situations } from '../model/situations.ts'
import { type Leseraum, useLeseraum } from '../model/useLeseraum.ts'
import { usePrintFacts } from '../model/usePrintFacts.ts'
import { usePassing, useSituations } from '../model/useView.ts'
import { NoPlan } from './plan/later.ts'
import classes from './View.module.css'

const loadDialog = async () => {
  await needTopics('fehler', 'platzDialog', 'team')
  return import('./BuchungsDialog.tsx')
}
const BuchungsDialog = lazyPart(loadDialog, 'BuchungsDialog')

export interface Shown {
  readonly raum: Leseraum
  readonly situations: Situations
  /** The seats that match the filter; null without a filter. */
  readonly passing: readonly LeseraumView[] | null
}

interface ViewProps {
  readonly title: string
  /** Printed in landscape. */
  readonly wide?: boolean
  readonly children: (gezeigt: Shown) => ReactNode
}

/** Shared by map and list: loading, error and empty states, and the dialog of a seat. */
export function View({ title, wide = false, children }: ViewProps) {
  const stand = useLeseraum()
  return (
    <Page
      kind="plan"
      title={title}
      hidden
      className={classes.root}
      data-focus-region
      aria-busy={stand.art === 'laedt'}
    >
      {stand.art === 'laedt' && (
        <Loading className={classes.waiting}>
          <Skeleton height="100%" />
        </Loading>
      )}
      {stand.art === 'fehler' && <FailureState failure={stand.failure} onRetry={stand.retry} />}
      {(stand.art === 'keinPlan' || stand.art === 'unbekannt') && (
        <Suspense>
          <NoPlan warum={stand.art} erster={stand.art === 'unbekannt' ? stand.erster : undefined} />
        </Suspense>
      )}
      {stand.art === 'bereit' && (
        <Ready raum={stand.raum} wide={wide}>
          {children}
        </Ready>
      )}
    </Page>
  )
}

function Ready({ raum, wide = false, children }: Omit<ViewProps, 'title'> & { readonly raum: Leseraum }) {
  const situations = useSituations(raum)
  const passing = usePassing(raum, situations)
  const facts = usePrintFacts(raum, passing !== null)
  if (raum.plan.leseraeume.length === 0) {
    return (
      <Suspense>
        <NoPlan warum="keinePlaetze" plan={raum.plan.id} />
      </Suspense>
    )
  }
  return (
    <>
      <PrintFacts facts={facts} wide={wide} />
      {children({ raum, situations, passing })}
      <Dialog raum={raum} situations={situations} />
    </>
  )
}

function Dialog(props: { readonly raum: Leseraum; readonly situations: Situations }) {
  const wanted = useRef(false)
  wanted.current ||= props.raum.search.platz !== undefined
  useEffect(() => {
    // Preloads the dialog's code. A failure here is ignored: it is loaded again on demand.
    void whenIdle()
      .then(loadDialog)
      .catch(() => undefined)
  }, [])
  return <Suspense>{wanted.current && <BuchungsDialog {...props} />}</Suspense>
}

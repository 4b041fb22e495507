import type { GrundrissView } from '@platzwart/contract/leseraum'
import type { Point } from '@platzwart/domain/grundriss/pathText'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../../ui/announce/Announced.tsx'
import { BILD, planWith } from '../../model/bildDraft.ts'
import { useDraftWork } from '../../model/useDraftWork.ts'
import classes from '../Grundriss.module.css'
import { BildBar } from './BildBar.tsx'
import { BildChoice } from './BildChoice.tsx'
import { BildFields } from './BildFields.tsx'
import { BildStage } from './BildStage.tsx'

interface BildTabProps {
  readonly plan: GrundrissView
}

/** What is measured on the plan: two points, one after the other; null while nothing is. */
export type Measured = readonly Point[] | null

/** The picture beneath the seats of a plan: brought, scaled and placed, and all of it taken back until it is as it was. */
export function BildTab({ plan }: BildTabProps) {
  const { t } = useTranslation('grundriss')
  const work = useDraftWork(BILD, plan)
  const [points, setPoints] = useState<Measured>(null)
  const [news, setNews] = useState('')
  const { steps, setSteps } = work
  const { now } = steps
  const measure = (point: Point) =>
    setPoints((all) => (all === null || all.length > 1 ? all : [...all, point]))
  return (
    <div className={classes.work}>
      <div className={classes.stage}>
        <BildStage plan={planWith(plan, now)} points={points} onPoint={measure} />
        <BildBar {...{ plan, work }} />
      </div>
      <section className={classes.side} aria-label={t('bild.titel')}>
        <h2>{t('bild.titel')}</h2>
        <BildChoice {...{ plan, setSteps, now }} onNews={setNews} />
        {now.bild && <BildFields {...{ bild: now.bild, now, setSteps, points, setPoints }} />}
      </section>
      <Announced as="p" className="visually-hidden">
        {news}
      </Announced>
    </div>
  )
}

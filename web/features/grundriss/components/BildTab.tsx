import type { GrundrissView } from '@platzwart/contract/leseraum'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { draftOf, planWith } from '../model/bildDraft.ts'
import { firstStep } from '../model/steps.ts'
import { BildBar } from './BildBar.tsx'
import { BildChoice } from './BildChoice.tsx'
import { BildFields } from './BildFields.tsx'
import { BildStage, type Point } from './BildStage.tsx'
import classes from './Grundriss.module.css'

interface BildTabProps {
  readonly plan: GrundrissView
}

/** What is measured on the plan: two points, one after the other; null while nothing is. */
export type Measured = readonly Point[] | null

/** The picture beneath the seats of a plan: brought, scaled and placed, and all of it taken back until it is as it was. */
export function BildTab({ plan }: BildTabProps) {
  const { t } = useTranslation('grundriss')
  const [steps, setSteps] = useState(() => firstStep(draftOf(plan)))
  const [points, setPoints] = useState<Measured>(null)
  const [news, setNews] = useState('')
  const { now } = steps
  const saved = JSON.stringify(plan.bild)
  // What was saved last is what the first step back leads to, unless something is thought of already.
  useEffect(() => {
    const bild: GrundrissView['bild'] = JSON.parse(saved)
    setSteps((all) =>
      all.past.length === 0 && all.future.length === 0 ? { ...all, now: draftOf({ bild }) } : all,
    )
  }, [saved])
  const measure = (point: Point) =>
    setPoints((all) => (all === null || all.length > 1 ? all : [...all, point]))
  return (
    <div className={classes.work}>
      <div className={classes.stage}>
        <BildStage plan={planWith(plan, now)} points={points} onPoint={measure} />
        <BildBar {...{ plan, steps, setSteps }} />
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

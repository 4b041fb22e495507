import type { GrundrissView } from '@platzwart/contract/leseraum'
import { cutBetween } from '@platzwart/domain/grundriss/cropped'
import type { Point } from '@platzwart/domain/grundriss/pathText'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../../ui/announce/Announced.tsx'
import { BILD, cut, planWith, uncut } from '../../model/bildDraft.ts'
import { stepped } from '../../model/steps.ts'
import { useDraftWork } from '../../model/useDraftWork.ts'
import classes from '../Grundriss.module.css'
import { BildBar } from './BildBar.tsx'
import { BildChoice } from './BildChoice.tsx'
import { BildFields } from './BildFields.tsx'
import { BildStage } from './BildStage.tsx'

interface BildTabProps {
  readonly plan: GrundrissView
}

/** The measured points on the plan: two, one after the other; null if not measuring. */
export type Measured = readonly Point[] | null

/** The picture below the seats of a plan: upload, scale and position it, with undo for all of it. */
export function BildTab({ plan }: BildTabProps) {
  const { t } = useTranslation('grundriss')
  const work = useDraftWork(BILD, plan)
  const [points, setPoints] = useState<Measured>(null)
  const [cropping, setCropping] = useState(false)
  const [news, setNews] = useState('')
  const { steps, setSteps } = work
  const { now } = steps
  const shown = planWith(plan, cropping ? uncut(now) : now)
  function crop([a, b]: readonly [Point, Point]) {
    const schnitt = shown.bild && cutBetween(shown.bild, a, b)
    const { bild } = now
    if (!schnitt || bild === null) return setNews(t('bild.zuSchmal'))
    setSteps((all) => stepped(all, { ...now, bild: cut(bild, schnitt) }))
    setCropping(false)
    setNews(t('bild.geschnitten'))
  }
  const measure = (point: Point) =>
    setPoints((all) => (all === null || all.length > 1 ? all : [...all, point]))
  return (
    <div className={classes.work}>
      <div className={classes.stage}>
        <BildStage
          key={String(cropping)}
          plan={shown}
          points={points}
          onPoint={measure}
          onCorners={cropping ? crop : null}
        />
        <BildBar {...{ plan, work }} />
      </div>
      <section className={classes.side} aria-label={t('bild.titel')}>
        <h2>{t('bild.titel')}</h2>
        <BildChoice {...{ plan, setSteps, now }} onNews={setNews} />
        {now.bild && (
          <BildFields {...{ bild: now.bild, now, setSteps, points, setPoints, cropping, setCropping }} />
        )}
      </section>
      <Announced as="p" className="visually-hidden">
        {news}
      </Announced>
    </div>
  )
}

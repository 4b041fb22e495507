import type { LeseraumView } from '@platzwart/contract/leseraum'
import { StateMark } from '../../../../floorplan/Legend.tsx'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { detailWords, stateWords } from '../../model/seatName.ts'
import type { Situations } from '../../model/situations.ts'
import type { Leseraum } from '../../model/useLeseraum.ts'
import { seatTitle, useSeatWords } from '../../model/useSeatWords.ts'
import classes from './PlatzSlip.module.css'

interface PlatzSlipProps {
  readonly raum: Leseraum
  readonly seat: LeseraumView
  readonly situations: Situations
  /** The team members who sit there that day; empty for nobody. */
  readonly namen: string
}

/** The card beside a seat on the map: the facts of its accessible name, and why it is not free. */
export function PlatzSlip({ raum, seat, situations, namen }: PlatzSlipProps) {
  const { t } = useTranslation('leseraum')
  const words = useSeatWords(raum)
  const lage = situations.bySeat.get(seat.id)
  if (lage === undefined) return null
  const { state } = lage.situation
  const { art } = raum.lage
  const ofDay = state === 'geschlossen' && (art === 'vorbei' || art === 'spaeter' || art === 'wochentag')
  const why = ofDay ? t(`zu.warum.${art}`) : t(`warum.${state}`)
  return (
    <div className={classes.root}>
      <p className={classes.name}>
        {seatTitle(t, seat, raum.bereich)}
        {seat.zone !== '' && <span> · {seat.zone}</span>}
      </p>
      <p className={classes.state}>
        <StateMark state={state} />
        <span>{stateWords(lage, words)}</span>
      </p>
      {namen !== '' && <p>{namen}</p>}
      <p className={classes.quiet}>{why}</p>
      <p className={classes.quiet}>{detailWords(seat, words)}</p>
      {state === 'frei' && <p className={classes.actions}>{t('karte.klick')}</p>}
    </div>
  )
}

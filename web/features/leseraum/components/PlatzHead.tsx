import { ActionIcon } from '@mantine/core'
import type { LeseraumView } from '@platzwart/contract/leseraum'
import { optionIn } from '@platzwart/domain/einstellung/regeln'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Suspense } from 'react'
import { StateMark } from '../../../floorplan/Legend.tsx'
import { useChoosesOwn } from '../../../platform/session/useChoosesOwn.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useFavorit } from '../../einstellung/model/useFavorit.ts'
import { stateWords } from '../model/seatName.ts'
import type { Situations } from '../model/situations.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { seatTitle, useSeatWords } from '../model/useSeatWords.ts'
import { SeatNames } from '../slots.ts'
import classes from './Dialog.module.css'
import { Sperrgrund } from './Sperrgrund.tsx'

interface PlatzProps {
  readonly raum: Leseraum
  readonly seat: LeseraumView
  readonly situations: Situations
}

/** A seat's state, position, equipment and requirements. */
export function PlatzHead({ raum, seat, situations }: PlatzProps) {
  const { t } = useTranslation('leseraum')
  const { t: d } = useTranslation('platzDialog')
  const words = useSeatWords(raum)
  const choosesOwn = useChoosesOwn()
  const favorit = useFavorit(optionIn(raum.bereich, 'leseraum.favoritPlaetze'), raum.favoriten, seat.id)
  const lage = situations.bySeat.get(seat.id)
  const label = d(favorit.is ? 'favoritAus' : 'favoritAn', { platz: seatTitle(t, seat, raum.bereich) })
  const Star = favorit.is ? IconStarFilled : IconStar
  return (
    <div className={classes.head}>
      <div className={classes.row}>
        {lage !== undefined && (
          <p className={classes.zustand}>
            <StateMark state={lage.situation.state} />
            <span>{stateWords(lage, words)}</span>
          </p>
        )}
        {choosesOwn && (
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={label}
            aria-pressed={favorit.is}
            onClick={favorit.toggle}
          >
            <Star size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <Suspense>
        <SeatNames raum={raum} id={seat.id} />
      </Suspense>
      <p className={classes.quiet}>
        {[raum.plan.bezeichnung, seat.zone, seat.beschreibung].filter((text) => text !== '').join(' · ')}
      </p>
      <ul className={classes.marken} aria-label={d('fakten')}>
        {seat.kapazitaet > 1 && <li>{words.personen(seat.kapazitaet)}</li>}
        {seat.ausstattung.map((teil) => (
          <li key={teil.id}>{words.ausstattung(teil)}</li>
        ))}
        {seat.ausstattung.length === 0 && <li>{words.withoutAusstattung}</li>}
      </ul>
      {lage?.belegungen.some(({ status }) => status === 'verschlossen') && (
        <Sperrgrund
          grundrissId={raum.plan.id}
          leseraumId={seat.id}
          tag={raum.tag}
          zone={raum.zone}
          className={classes.bedingungen}
        />
      )}
      {seat.bedingungen !== '' && (
        <p className={classes.bedingungen}>
          <b>{d('bedingungen')}: </b>
          {seat.bedingungen}
        </p>
      )}
    </div>
  )
}

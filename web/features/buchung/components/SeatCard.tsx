import { Button } from '@mantine/core'
import { IconArmchair } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import links from '../../../ui/linkButton.module.css'
import { NextOfBuchung } from '../../leseraum/components/BuchungKarte.tsx'
import { useSteps } from '../../leseraum/model/useSteps.ts'
import { Stay } from '../../leseraum/slots.ts'
import type { UpcomingSeat } from '../model/upcoming.ts'
import { useSpokenWhen } from '../model/useSpokenWhen.ts'
import { SeatLink } from './SeatLink.tsx'
import classes from './Today.module.css'

interface SeatCardProps {
  readonly one: UpcomingSeat
  readonly jetzt: Temporal.Instant
}

const TEXT = { confirm: 'buchungen.bestaetigen', checkIn: 'buchungen.einchecken' } as const

/** The next seat: when, where, what it waits for, and the one button for that. */
export function SeatCard({ one, jetzt }: SeatCardProps) {
  const { t } = useTranslation('leseraum')
  const { t: heute } = useTranslation('heute')
  const zone = useZone()
  const schritte = useSteps()
  const wann = useSpokenWhen()(one, jetzt)
  const { buchung, schritt } = one
  const platz = seatCalled(t, buchung)
  return (
    <article
      className={classes.card}
      data-art="platz"
      data-status={buchung.status}
      aria-label={`${platz}, ${wann}`}
    >
      <div className={classes.head}>
        <IconArmchair size={26} stroke={1.5} aria-hidden className={classes.sign} />
        <h3>{platz}</h3>
        <span className={classes.status}>{t(`buchungen.status.${buchung.status}`)}</span>
      </div>
      <p className={classes.when}>{wann}</p>
      <p>{t('buchungen.wo', { plan: buchung.grundriss, standort: buchung.standort })}</p>
      <NextOfBuchung buchung={buchung} jetzt={jetzt} zone={zone} />
      {buchung.status === 'durchgeführt' && (
        <Suspense>
          <Stay buchung={buchung} wann={wann} />
        </Suspense>
      )}
      <div className={classes.buttons}>
        {schritt !== null && (
          <Button
            className={classes.large ?? ''}
            loading={schritte.busy}
            onClick={() => schritte.start({ schritt, buchung })}
          >
            {t(TEXT[schritt])}
          </Button>
        )}
        <SeatLink
          buchung={buchung}
          jetzt={jetzt}
          className={schritt === null ? `${links.primary} ${classes.large}` : links.plain}
        >
          {heute('platzZeigen')}
        </SeatLink>
      </div>
    </article>
  )
}

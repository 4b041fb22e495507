import { IconArmchair, IconCar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { fahrtPath } from '../../fahrt/model/fahrtPath.ts'
import type { Upcoming } from '../model/upcoming.ts'
import { useSpokenWhen } from '../model/useSpokenWhen.ts'
import { SeatLink } from './SeatLink.tsx'
import classes from './Today.module.css'

interface AfterwardsProps {
  readonly upcoming: readonly Upcoming[]
  readonly jetzt: Temporal.Instant
}

/** The bookings after the next one, each with a link to its details. */
export function Afterwards({ upcoming, jetzt }: AfterwardsProps) {
  const { t } = useTranslation('heute')
  const { t: platz } = useTranslation('leseraum')
  const { t: fahrt } = useTranslation('fahrt')
  const wann = useSpokenWhen()
  return (
    <section aria-labelledby="danach" className={classes.part}>
      <h2 id="danach">{t('danach')}</h2>
      <ul className={classes.list}>
        {upcoming.map((one) => (
          <li key={one.id}>
            {one.art === 'platz' ? (
              <SeatLink buchung={one.buchung} jetzt={jetzt} className={classes.row}>
                <IconArmchair size={20} stroke={1.75} aria-hidden />
                <span>
                  <b>
                    {t('platzName', { platz: seatCalled(platz, one.buchung), plan: one.buchung.grundriss })}
                  </b>
                  <span>{wann(one, jetzt)}</span>
                </span>
                {one.schritt === 'confirm' && <em>{platz('buchungen.bestaetigen')}</em>}
                {one.schritt === 'checkIn' && <em>{platz('buchungen.einchecken')}</em>}
              </SeatLink>
            ) : (
              <Link to={fahrtPath(one.id)} className={classes.row}>
                <IconCar size={20} stroke={1.75} aria-hidden />
                <span>
                  <b>
                    {one.fahrt.kennzeichen} {one.fahrt.fahrzeug}
                  </b>
                  <span>{wann(one, jetzt)}</span>
                </span>
                {one.schritt !== null && <em>{fahrt(`tun.${one.schritt}`)}</em>}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

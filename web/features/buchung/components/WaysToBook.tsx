import { PAGE } from '@platzwart/contract/paths'
import { IconArmchair, IconCar, IconDesk } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import links from '../../../ui/linkButton.module.css'
import { kindsToBook } from '../model/kindsToBook.ts'
import classes from './Today.module.css'

const WAYS = {
  platz: { to: PAGE.karte, text: 'platzBuchen', Sign: IconArmchair },
  arbeitsplatz: { to: PAGE.arbeitsweltKarte, text: 'arbeitsplatzBuchen', Sign: IconDesk },
  fahrzeug: { to: PAGE.fahrzeuge, text: 'fahrzeugBuchen', Sign: IconCar },
} as const

/** Links for booking; prominent if nothing is booked yet. */
export function WaysToBook({ gross }: { readonly gross: boolean }) {
  const { t } = useTranslation('heute')
  const { berechtigungen, menue, startpfad } = useSitzung()
  const kinds = kindsToBook({ berechtigungen, menue, startpfad })
  return (
    <div className={classes.ways}>
      {kinds.map((kind, place) => {
        const { to, text, Sign } = WAYS[kind]
        const first = gross && place === 0
        return (
          <Link
            key={kind}
            to={to}
            className={
              first ? `${links.primary} ${classes.large}` : `${links.plain} ${gross ? classes.large : ''}`
            }
          >
            <Sign size={20} stroke={1.75} aria-hidden />
            {t(text)}
          </Link>
        )
      })}
    </div>
  )
}

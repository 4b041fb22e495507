import type { BenutzerView } from '@platzwart/contract/benutzer'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useWays } from '../model/useWays.ts'
import classes from './Rollen.module.css'

interface RechtListeProps {
  readonly wirksam: BenutzerView['wirksam']
  /** Said where there is none. */
  readonly nothing: string
}

/** What somebody may do, in plain words, each with the ways by which. */
export function RechtListe({ wirksam, nothing }: RechtListeProps) {
  const { t } = useTranslation('berechtigung')
  const ways = useWays()
  if (wirksam.length === 0) return <p className={classes.quiet}>{nothing}</p>
  return (
    <dl className={classes.rechte}>
      {wirksam.map(({ berechtigung, durch }) => (
        <div key={berechtigung}>
          <dt>{t(`recht.${berechtigung}.name`)}</dt>
          <dd>{ways(durch)}</dd>
        </div>
      ))}
    </dl>
  )
}

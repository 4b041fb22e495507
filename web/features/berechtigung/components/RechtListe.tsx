import type { BenutzerView } from '@platzwart/contract/benutzer'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useWays } from '../model/useWays.ts'
import classes from './Rollen.module.css'

interface RechtListeProps {
  readonly wirksam: BenutzerView['wirksam']
  /** The text for none. */
  readonly nothing: string
}

/** A person's permissions in plain words, each with its origins. */
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

import { Button } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useTeamWords } from '../model/useTeamWords.ts'
import type { Termin } from '../model/week.ts'
import classes from './Team.module.css'

interface TeamTerminProps {
  readonly termin: Termin
  readonly onBeside: (termin: Termin) => void
}

/** A colleague's place and time, with a link to it and to a desk nearby. */
export function TeamTermin({ termin, onBeside }: TeamTerminProps) {
  const { t } = useTranslation('team')
  const words = useTeamWords()
  const { grundrissId, leseraumId, tag, kollege } = termin
  const said = { name: kollege.ich ? t('ich') : kollege.name, tag: words.tag(termin) }
  return (
    <div className={classes.termin}>
      <Link
        to={PAGE.arbeitsweltKarte}
        search={{ grundriss: grundrissId, tag, ziel: leseraumId }}
        aria-label={t('zeigenName', { ...said, wo: words.wo(termin) })}
      >
        {words.wo(termin)}
      </Link>
      <span className={classes.time}>{words.zeit(termin)}</span>
      {!kollege.ich && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('danebenName', { ...said, zeit: words.zeit(termin) })}
          onClick={() => onBeside(termin)}
        >
          {t('daneben')}
        </Button>
      )}
    </div>
  )
}

import { useMediaQuery } from '@mantine/hooks'
import type { Kollegen } from '@platzwart/contract/leseraum/team'
import { formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Kollege, TeamTag, Termin } from '../model/week.ts'
import classes from './Team.module.css'
import { TeamTermin } from './TeamTermin.tsx'

interface TeamWeekProps {
  readonly tage: readonly TeamTag[]
  readonly kollegen: Kollegen['kollegen']
  readonly label: string
  readonly onBeside: (termin: Termin) => void
}

/** The team's week: people as rows, days as columns; day by day on a narrow screen. */
export function TeamWeek(props: TeamWeekProps) {
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true
  return narrow ? <Days {...props} /> : <Table {...props} />
}

function Table({ tage, kollegen, label, onBeside }: TeamWeekProps) {
  const { t } = useTranslation('team')
  return (
    <div className={classes.scroll}>
      <table className={classes.week} data-focus-target>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            {tage.map(({ tag }) => (
              <th key={tag.toString()} scope="col">
                {formatWochentagTag(tag)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kollegen.map((kollege) => (
            <tr key={kollege.id} data-ich={kollege.ich ? '' : undefined}>
              <th scope="row">
                <Who kollege={kollege} />
              </th>
              {tage.map(({ tag, termine }) => {
                const own = termine.filter(({ kollegeId }) => kollegeId === kollege.id)
                return (
                  <td key={tag.toString()}>
                    {own.map((termin) => (
                      <TeamTermin key={termin.id} termin={termin} onBeside={onBeside} />
                    ))}
                    {own.length === 0 && <span className="visually-hidden">{t('nichts')}</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Days({ tage, onBeside }: TeamWeekProps) {
  const { t } = useTranslation('team')
  return (
    <div className={classes.tage} data-focus-target>
      {tage.map(({ tag, termine }) => (
        <section key={tag.toString()} aria-label={formatWochentagTag(tag)}>
          <h2>{formatWochentagTag(tag)}</h2>
          {termine.length === 0 && <p className={classes.quiet}>{t('niemandAnTag')}</p>}
          {termine.length > 0 && (
            <ul>
              {termine.map((termin) => (
                <li key={`${termin.id} ${termin.kollegeId}`} data-ich={termin.kollege.ich ? '' : undefined}>
                  <Who kollege={termin.kollege} />
                  <TeamTermin termin={termin} onBeside={onBeside} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

/** A member of several groups is listed once. */
function Who({ kollege: { name, ich, gruppen } }: { readonly kollege: Kollege }) {
  const { t } = useTranslation('team')
  return (
    <div className={classes.who}>
      <b>{ich ? t('ich') : name}</b>
      <span className={classes.quiet}>{gruppen.join(', ')}</span>
    </div>
  )
}

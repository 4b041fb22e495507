import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { DialogAbout } from '../../../ui/dialog/DialogAbout.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Rows } from '../../../ui/list/Rows.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { seatTitle } from '../../leseraum/model/useSeatWords.ts'
import { useBeside } from '../model/useBeside.ts'
import { useTeamWords } from '../model/useTeamWords.ts'
import type { Termin } from '../model/week.ts'
import classes from './Team.module.css'

interface BesideProps {
  readonly termin: Termin | null
  readonly onClose: () => void
}

/** The free desks nearest to a colleague; each links to the map, where the usual rules of a booking apply. */
export function Beside({ termin, onClose }: BesideProps) {
  const { t } = useTranslation('team')
  return (
    <DialogAbout
      about={termin}
      onClose={onClose}
      title={termin === null ? '' : t('neben.titel', { name: termin.kollege.name })}
    >
      {(about) => <Desks termin={about} />}
    </DialogAbout>
  )
}

function Desks({ termin }: { readonly termin: Termin }) {
  const { t } = useTranslation('team')
  const { t: leseraum } = useTranslation('leseraum')
  const heading = useId()
  const words = useTeamWords()
  const { failed, found } = useBeside(termin)
  if (failed) return <FailureState failure={failed.error} onRetry={() => void failed.refetch()} />
  if (found === undefined) return <Loading height="14rem" />
  const { seats, search } = found
  return (
    <div className={classes.beside}>
      <p className={classes.quiet}>
        {t('neben.wann', { tag: words.tag(termin), zeit: words.zeit(termin), grundriss: termin.grundriss })}
      </p>
      {seats.length === 0 ? (
        <p>{t('neben.keine')}</p>
      ) : (
        <>
          <h3 id={heading}>{t('neben.liste')}</h3>
          <Rows aria-labelledby={heading} className={classes.desks}>
            {seats.map(({ seat, meter }) => {
              const said = { platz: seatTitle(leseraum, seat, 'arbeitswelt'), meter: formatNumber(meter) }
              return (
                <li key={seat.id}>
                  <span>{t('neben.platz', said)}</span>
                  <Link
                    to={PAGE.arbeitsweltKarte}
                    search={{ ...search, platz: seat.id }}
                    className={classes.go}
                    aria-label={t('neben.nehmenName', said)}
                  >
                    {t('neben.nehmen')}
                  </Link>
                </li>
              )
            })}
          </Rows>
        </>
      )}
      <Link to={PAGE.arbeitsweltKarte} search={{ ...search, ziel: termin.leseraumId }} className={classes.go}>
        {t('neben.karte')}
      </Link>
    </div>
  )
}

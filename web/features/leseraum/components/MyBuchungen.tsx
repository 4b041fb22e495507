import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSecond } from '../../../platform/clock.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { upcoming } from '../model/buchungen.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { useOwnBuchungen } from '../model/useOwnBuchungen.ts'
import classes from './Buchung.module.css'
import { BuchungKarte } from './BuchungKarte.tsx'

/** L14: the overview, live. */
export function MyBuchungen({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const query = useOwnBuchungen(raum.heute, raum.zone)
  const jetzt = useSecond()
  const shown = query.data && upcoming(query.data, jetzt)
  return (
    <section className={classes.uebersicht} aria-labelledby="meine-buchungen">
      <h2 id="meine-buchungen" className={classes.title}>
        {t('buchungen.titel')}
      </h2>
      {query.isPending && <Skeleton height="6.5rem" />}
      {query.isError && query.data === undefined && (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      )}
      {shown?.length === 0 && (
        <div className={classes.keine}>
          <p>{t('buchungen.keine')}</p>
          <p>{t('buchungen.keineText')}</p>
        </div>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className={classes.liste}>
          {shown.map((buchung) => (
            <li key={buchung.id}>
              <BuchungKarte buchung={buchung} raum={raum} jetzt={jetzt} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

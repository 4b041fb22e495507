import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Ansicht, type Gezeigt } from '../components/Ansicht.tsx'
import { GeschlossenerTag } from '../components/GeschlossenerTag.tsx'
import classes from '../components/PlatzListe.module.css'
import { PlatzListe } from '../components/PlatzListe.tsx'
import { NO_FILTER } from '../model/useAnsicht.ts'

/** The twin of the map: the same seats, filters and actions, in words. */
export function ListePage() {
  const { t } = useTranslation('leseraum')
  return <Ansicht title={t('liste.titel')}>{(gezeigt) => <Liste {...gezeigt} />}</Ansicht>
}

function Liste({ raum, situations, passing }: Gezeigt) {
  const { t } = useTranslation('leseraum')
  const seats = passing ?? raum.plan.leseraeume
  return (
    <div className={classes.root}>
      {raum.auswahl === null && <GeschlossenerTag raum={raum} />}
      <p role="status" className={classes.anzahl}>
        {t('liste.anzahl', { count: seats.length })}
      </p>
      {seats.length === 0 ? (
        <EmptyState
          title={t('liste.keine')}
          action={<Button onClick={() => raum.setSearch(NO_FILTER)}>{t('filter.zuruecksetzen')}</Button>}
        >
          {t('liste.keineText')}
        </EmptyState>
      ) : (
        <PlatzListe raum={raum} situations={situations} seats={seats} />
      )}
    </div>
  )
}

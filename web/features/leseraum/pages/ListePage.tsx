import { Suspense } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FilterGrund } from '../components/FilterGrund.tsx'
import classes from '../components/PlatzListe.module.css'
import { PlatzListe } from '../components/PlatzListe.tsx'
import { GeschlossenerTag } from '../components/plan/later.ts'
import { type Shown, View } from '../components/View.tsx'

/** The twin of the map: the same seats, filters and actions, in words. */
export function ListePage() {
  const { t } = useTranslation('leseraum')
  return <View title={t('liste.titel')}>{(gezeigt) => <Liste {...gezeigt} />}</View>
}

function Liste({ raum, situations, passing }: Shown) {
  const { t } = useTranslation('leseraum')
  const seats = passing ?? raum.plan.leseraeume
  return (
    <div className={classes.root}>
      {raum.auswahl === null && (
        <Suspense>
          <GeschlossenerTag raum={raum} />
        </Suspense>
      )}
      <Announced as="p" className={classes.count}>
        {t('liste.anzahl', { count: seats.length })}
      </Announced>
      {seats.length === 0 ? (
        <EmptyState
          title={t('liste.keine')}
          action={<FilterGrund raum={raum} situations={situations} frei={false} />}
        />
      ) : (
        <PlatzListe raum={raum} situations={situations} seats={seats} />
      )}
    </div>
  )
}

import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import classes from '../components/PlatzListe.module.css'
import { PlatzListe } from '../components/PlatzListe.tsx'
import { ClosedDay } from '../components/plan/ClosedDay.tsx'
import { NoSeat } from '../components/plan/NoSeat.tsx'
import { type Shown, View } from '../components/View.tsx'

/** The accessible equivalent of the map: the same seats, filters and actions, in words. */
export function ListePage() {
  const { t } = useTranslation('planWords')
  return <View title={t('liste.titel')}>{(gezeigt) => <Liste {...gezeigt} />}</View>
}

function Liste({ raum, situations, passing }: Shown) {
  const { t } = useTranslation('planWords')
  const seats = passing ?? raum.plan.leseraeume
  return (
    <div className={classes.root}>
      <ClosedDay raum={raum} />
      <Announced as="p" className={classes.count}>
        {t('liste.anzahl', { count: seats.length })}
      </Announced>
      {seats.length === 0 ? (
        <NoSeat raum={raum} situations={situations} />
      ) : (
        <PlatzListe raum={raum} situations={situations} seats={seats} />
      )}
    </div>
  )
}

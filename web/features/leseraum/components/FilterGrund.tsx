import { Button } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { type Barring, barringOf } from '../model/barring.ts'
import { flagName } from '../model/bereich/filterName.ts'
import { NO_FILTER } from '../model/seatFilter.ts'
import type { Situations } from '../model/situations.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import classes from './FilterGrund.module.css'

interface FilterGrundProps {
  readonly raum: Leseraum
  readonly situations: Situations
  /** Whether a seat must be free, or only match the filter. */
  readonly frei: boolean
}

/** The condition of the filter that excludes all seats, with a button to remove it. */
export function FilterGrund({ raum, situations, frei }: FilterGrundProps) {
  const { t } = useTranslation()
  const { t: words } = useTranslation('planWords')
  const { plan, search, favoriten, setSearch } = raum
  const stateOf = (id: string) => situations.bySeat.get(id)?.situation.state ?? 'geschlossen'
  const { single, together } = barringOf({ seats: plan.leseraeume, search, stateOf, favoriten }, (id) =>
    frei ? stateOf(id) === 'frei' : true,
  )
  const name = useConditionName(raum)
  return (
    <div className={classes.root}>
      <p>
        {single.length === 0
          ? words('auskunft.filterZusammen', { count: together })
          : words('auskunft.filterEinzeln', { filter: single.map((one) => name(one)).join(', ') })}
      </p>
      <div className={classes.buttons}>
        {single.map((one) => (
          <Button key={name(one)} variant="light" size="sm" onClick={() => setSearch(one.without, true)}>
            {words('auskunft.ohne', { filter: name(one), count: one.seats })}
          </Button>
        ))}
        <Button variant="default" size="sm" onClick={() => setSearch(NO_FILTER, true)}>
          {t('list.clearFilter')}
        </Button>
      </div>
    </div>
  )
}

function useConditionName({ plan, bereich }: Leseraum): (barring: Barring) => string {
  const { t } = useTranslation('leseraum')
  return ({ condition }) => {
    if (condition.art === 'kapazitaet') return t('platz.personen', { count: condition.personen })
    if (condition.art !== 'ausstattung') return flagName(t, condition.art, bereich)
    const all = plan.leseraeume.flatMap(({ ausstattung }) => ausstattung)
    return all.find(({ id }) => id === condition.id)?.name ?? t('filter.ausstattung')
  }
}

import { Chip } from '@mantine/core'
import { Suspense, useId } from 'react'
import { useChoosesOwn } from '../../../platform/session/useChoosesOwn.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FilterToggle } from '../../../ui/list/FilterToggle.tsx'
import { FLAGS, flagName } from '../model/bereich/filterName.ts'
import { filterCount, NO_FILTER } from '../model/seatFilter.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { FilterMore } from './plan/later.ts'
import classes from './Sidebar.module.css'

const parks = ({ plan }: Leseraum) => plan.leseraeume.some(({ art }) => art === 'stellplatz')

/** L16: the filter shared by map and list; on the map, seats that do not match are faded. */
export function FilterFields({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const { t: shell } = useTranslation()
  const fields = useId()
  const { search, setSearch } = raum
  const has: Partial<Record<(typeof FLAGS)[number], boolean>> = {
    nurFavoriten: useChoosesOwn() || raum.favoriten.size > 0,
    nurStellplaetze: parks(raum),
  }
  return (
    <section className={classes.filter} aria-label={shell('list.filter')}>
      <div className={classes.filterHead}>
        <FilterToggle
          open={search.filter}
          controls={fields}
          count={filterCount(search)}
          onToggle={() => setSearch({ filter: !search.filter }, true)}
          onClear={() => setSearch(NO_FILTER)}
        />
      </div>
      <div className={classes.switch}>
        {FLAGS.filter((flag) => search[flag] || has[flag] !== false).map((flag) => (
          <Chip
            key={flag}
            checked={search[flag]}
            onChange={(checked) => setSearch({ [flag]: checked }, true)}
            variant="outline"
          >
            {flagName(t, flag, raum.bereich)}
          </Chip>
        ))}
      </div>
      <div id={fields} hidden={!search.filter}>
        {search.filter && (
          <Suspense>
            <FilterMore raum={raum} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

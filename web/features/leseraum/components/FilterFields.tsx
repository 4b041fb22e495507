import { Checkbox, Chip, Collapse } from '@mantine/core'
import { useId, useMemo } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FilterToggle } from '../../../ui/list/FilterToggle.tsx'
import { Stepper } from '../../../ui/list/Stepper.tsx'
import { FLAGS, flagName } from '../model/bereich/filterName.ts'
import { filterCount, NO_FILTER } from '../model/seatFilter.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import classes from './Sidebar.module.css'

/** L16. The same filter holds for map and list; what it leaves out stays on the map, faintly. */
export function FilterFields({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const fields = useId()
  const { search, setSearch } = raum
  const count = filterCount(search)
  return (
    <section className={classes.filter} aria-label={t('filter.titel')}>
      <div className={classes.filterHead}>
        <FilterToggle
          open={search.filter}
          controls={fields}
          count={count}
          words={{
            title: t('filter.titel'),
            active: t('filter.aktiv', { count }),
            clear: t('filter.zuruecksetzen'),
          }}
          onToggle={() => setSearch({ filter: !search.filter }, true)}
          onClear={() => setSearch(NO_FILTER)}
        />
      </div>
      <div className={classes.switch}>
        {FLAGS.map((flag) => (
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
      <Collapse expanded={search.filter} id={fields}>
        <Personen raum={raum} />
        <AusstattungChoice raum={raum} />
        <Checkbox
          mt="sm"
          label={t('wahl.stunden')}
          checked={search.stunden}
          onChange={(event) => setSearch({ stunden: event.currentTarget.checked }, true)}
        />
      </Collapse>
    </section>
  )
}

function Personen({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const { search, setSearch, plan } = raum
  const most = Math.max(1, ...plan.leseraeume.map((seat) => seat.kapazitaet))
  return (
    <div className={classes.personen}>
      <Stepper
        label={t('filter.kapazitaet')}
        less={t('filter.weniger')}
        more={t('filter.mehr')}
        value={search.kapazitaet}
        most={most}
        onChange={(kapazitaet) => setSearch({ kapazitaet }, true)}
      />
    </div>
  )
}

function AusstattungChoice({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const { search, setSearch, plan } = raum
  const known = useMemo(() => {
    const byId = new Map(
      plan.leseraeume.flatMap((seat) => seat.ausstattung).map((teil) => [teil.id, teil.name]),
    )
    return [...byId].sort(([, a], [, b]) => a.localeCompare(b))
  }, [plan.leseraeume])
  if (known.length === 0) return null
  return (
    <Checkbox.Group
      label={t('filter.ausstattung')}
      value={[...search.ausstattung]}
      onChange={(ausstattung) => setSearch({ ausstattung }, true)}
    >
      <div className={classes.ausstattung}>
        {known.map(([id, name]) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

import { Checkbox } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Stepper } from '../../../../ui/list/Stepper.tsx'
import type { Leseraum } from '../../model/useLeseraum.ts'
import classes from '../Sidebar.module.css'

/** Further conditions of the filter. */
export function FilterMore({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('planWords')
  const { search, setSearch } = raum
  return (
    <>
      <Personen raum={raum} />
      <AusstattungChoice raum={raum} />
      <Checkbox
        mt="sm"
        label={t('filter.stunden')}
        checked={search.stunden}
        onChange={(event) => setSearch({ stunden: event.currentTarget.checked }, true)}
      />
    </>
  )
}

function Personen({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('planWords')
  const { search, setSearch, plan } = raum
  const most = Math.max(1, ...plan.leseraeume.map((seat) => seat.kapazitaet))
  return (
    <div className={classes.personen}>
      <Stepper
        label={t('filter.personen')}
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

import { ActionIcon, Button, Checkbox, Chip, Collapse } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/announce/announcer.ts'
import { filterCount, NO_FILTER } from '../model/seatFilter.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import classes from './Sidebar.module.css'

const FLAGS = ['nurFreie', 'nurFavoriten', 'nurGruppenraeume'] as const

/** L16. The same filter holds for map and list; what it leaves out stays on the map, faintly. */
export function FilterFields({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const fields = useId()
  const { search, setSearch } = raum
  const count = filterCount(search)
  return (
    <section className={classes.filter} aria-label={t('filter.titel')}>
      <div className={classes.filterHead}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={search.filter}
          aria-controls={fields}
          onClick={() => setSearch({ filter: !search.filter }, true)}
        >
          {t('filter.titel')}
          {count > 0 && <span className={classes.filterNumber}>{t('filter.aktiv', { count })}</span>}
        </Button>
        {count > 0 && (
          <Button variant="transparent" size="compact-sm" onClick={() => setSearch(NO_FILTER)}>
            {t('filter.zuruecksetzen')}
          </Button>
        )}
      </div>
      <div className={classes.switch}>
        {FLAGS.map((flag) => (
          <Chip
            key={flag}
            checked={search[flag]}
            onChange={(checked) => setSearch({ [flag]: checked }, true)}
            variant="outline"
          >
            {t(`filter.${flag}`)}
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
  const become = (kapazitaet: number) => {
    announce(`${t('filter.kapazitaet')}: ${kapazitaet}`)
    setSearch({ kapazitaet }, true)
  }
  return (
    <fieldset className={classes.personen}>
      <legend>{t('filter.kapazitaet')}</legend>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('filter.weniger')}
        disabled={search.kapazitaet <= 1}
        onClick={() => become(search.kapazitaet - 1)}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <b>{search.kapazitaet}</b>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('filter.mehr')}
        disabled={search.kapazitaet >= most}
        onClick={() => become(search.kapazitaet + 1)}
      >
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
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

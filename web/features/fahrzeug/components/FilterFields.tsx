import { Checkbox, Chip, Collapse, NativeSelect } from '@mantine/core'
import { GETRIEBE, KATEGORIEN, KRAFTSTOFFE } from '@platzwart/domain/fahrzeug/types'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FilterToggle } from '../../../ui/list/FilterToggle.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { AUSSTATTUNG, type Ausstattung } from '../../flotte/model/choice.ts'
import { standorteOptions } from '../../standort/api/standorte.ts'
import { filterCount, NO_FILTER } from '../model/filter.ts'
import type { Adresse } from '../model/useFahrzeugSuche.ts'
import classes from './SearchField.module.css'

const SITZE = [1, 2, 4, 5, 7, 9] as const

interface FilterFieldsProps extends Adresse {
  /** The list can filter by what the driver may book; the overview only by what is free in the window. */
  readonly frei?: 'nurFreie' | 'freiImFenster'
}

/** The car filter, shared by the list and the overview. */
export function FilterFields({ search, setSearch, frei = 'nurFreie' }: FilterFieldsProps) {
  const { t } = useTranslation('fahrzeug')
  const { t: shell } = useTranslation()
  const fields = useId()
  return (
    <section className={classes.filter} aria-label={shell('list.filter')}>
      <div className={classes.filterHead}>
        <SearchField
          label={t('filter.suche')}
          value={search.suche}
          onSearch={(suche) => setSearch({ suche }, true)}
          className={classes.suche}
        />
        <Chip
          checked={search.nurFreie}
          onChange={(nurFreie) => setSearch({ nurFreie }, true)}
          variant="outline"
        >
          {t(`filter.${frei}`)}
        </Chip>
        <FilterToggle
          open={search.filter}
          controls={fields}
          count={filterCount(search)}
          onToggle={() => setSearch({ filter: !search.filter }, true)}
          onClear={() => setSearch(NO_FILTER)}
        />
      </div>
      <Collapse expanded={search.filter} id={fields}>
        <div className={classes.fields}>
          <Choices search={search} setSearch={setSearch} />
        </div>
        <Checkbox.Group
          label={t('filter.ausstattung')}
          value={[...search.ausstattung]}
          onChange={(chosen) => setSearch({ ausstattung: chosen as Ausstattung[] }, true)}
        >
          <div className={classes.ausstattung}>
            {AUSSTATTUNG.map((one) => (
              <Checkbox key={one} value={one} label={t(`ausstattung.${one}`)} />
            ))}
          </div>
        </Checkbox.Group>
      </Collapse>
    </section>
  )
}

function Choices({ search, setSearch }: Adresse) {
  const { t } = useTranslation('fahrzeug')
  const standorte = useQuery(standorteOptions)
  const any = { value: '', label: t('filter.egal') }
  const named = <K extends string>(values: readonly K[], text: (value: K) => string) => [
    any,
    ...values.map((value) => ({ value, label: text(value) })),
  ]
  return (
    <>
      <NativeSelect
        label={t('filter.standort')}
        data={[any, ...(standorte.data ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
        value={search.standort ?? ''}
        onChange={(event) => setSearch({ standort: event.currentTarget.value || undefined }, true)}
      />
      <NativeSelect
        label={t('filter.kategorie')}
        data={named(KATEGORIEN, (one) => t(`kategorie.${one}`))}
        value={search.kategorie ?? ''}
        onChange={({ currentTarget }) =>
          setSearch({ kategorie: KATEGORIEN.find((one) => one === currentTarget.value) }, true)
        }
      />
      <NativeSelect
        label={t('filter.sitze')}
        data={SITZE.map((count) => ({
          value: String(count),
          label: count === 1 ? t('filter.egal') : t('filter.abSitze', { count }),
        }))}
        value={String(search.sitze)}
        onChange={(event) => setSearch({ sitze: Number(event.currentTarget.value) }, true)}
      />
      <NativeSelect
        label={t('filter.klasse')}
        data={[any, ...FUEHRERSCHEINKLASSEN]}
        value={search.klasse ?? ''}
        onChange={({ currentTarget }) =>
          setSearch({ klasse: FUEHRERSCHEINKLASSEN.find((one) => one === currentTarget.value) }, true)
        }
      />
      <NativeSelect
        label={t('filter.kraftstoff')}
        data={named(KRAFTSTOFFE, (one) => t(`kraftstoff.${one}`))}
        value={search.kraftstoff ?? ''}
        onChange={({ currentTarget }) =>
          setSearch({ kraftstoff: KRAFTSTOFFE.find((one) => one === currentTarget.value) }, true)
        }
      />
      <NativeSelect
        label={t('filter.getriebe')}
        data={named(GETRIEBE, (one) => t(`getriebe.${one}`))}
        value={search.getriebe ?? ''}
        onChange={({ currentTarget }) =>
          setSearch({ getriebe: GETRIEBE.find((one) => one === currentTarget.value) }, true)
        }
      />
    </>
  )
}

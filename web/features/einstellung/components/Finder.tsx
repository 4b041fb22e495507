import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { BEREICHE, type Bereich } from '../model/address.ts'
import type { Sought } from '../model/finding.ts'
import classes from './Einstellung.module.css'

interface FinderProps {
  readonly gesucht: Sought
  /** The areas that the house has. */
  readonly bereiche: readonly Bereich[]
  readonly treffer: number
  readonly onChange: (gesucht: Partial<Sought>) => void
}

const EVERYTHING: Sought = { suche: '', bereich: undefined, gesetzt: false }

/** Filters settings by text, area, and whether the house has set them. */
export function Finder({ gesucht, bereiche, treffer, onChange }: FinderProps) {
  const { t } = useTranslation('einstellung')
  const narrowed = gesucht.suche !== '' || gesucht.bereich !== undefined || gesucht.gesetzt
  return (
    <>
      <search className={classes.finder} aria-label={t('finden.titel')}>
        <SearchField
          label={t('finden.suche')}
          labelled
          value={gesucht.suche}
          onSearch={(suche) => onChange({ suche })}
        />
        <NativeSelect
          label={t('finden.bereich')}
          data={[
            { value: '', label: t('finden.alle') },
            ...bereiche.map((value) => ({ value, label: t(`finden.${value}`) })),
          ]}
          value={gesucht.bereich ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ bereich: BEREICHE.find((one) => one === value) })
          }
        />
        <Checkbox
          label={t('finden.geaenderte')}
          checked={gesucht.gesetzt}
          onChange={({ currentTarget }) => onChange({ gesetzt: currentTarget.checked })}
        />
      </search>
      <Announced as="p" className={narrowed && treffer > 0 ? classes.quiet : 'visually-hidden'}>
        {narrowed
          ? treffer === 0
            ? t('finden.keine')
            : t('finden.treffer', { count: treffer, anzahl: formatNumber(treffer) })
          : ''}
      </Announced>
      {treffer === 0 && (
        <EmptyState
          title={t('finden.keine')}
          action={
            <Button variant="default" onClick={() => onChange(EVERYTHING)}>
              {t('finden.leeren')}
            </Button>
          }
        />
      )}
    </>
  )
}

import { NativeSelect } from '@mantine/core'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useMinute } from '../../../platform/clock.ts'
import { formatMonth } from '../../../platform/format.ts'
import { usePersonalrat, useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FilterBox } from '../../../ui/list/FilterBox.tsx'
import { grundrisseOptions } from '../../leseraum/api/plan.ts'
import type { AuslastungSearch } from '../model/address.ts'
import { daysOfMonth, monthOf, monthsToChoose } from '../model/months.ts'

interface FilterProps {
  /** The effective filter, including defaults. */
  readonly asked: { readonly von: string; readonly bis: string; readonly grundrissId: string | undefined }
  readonly narrowed: boolean
  readonly change: (patch: Partial<AuslastungSearch>) => void
}

const NOTHING = { von: undefined, bis: undefined, grundriss: undefined }

/** Days and floor plan; in staff-council mode a month, because the server publishes only whole ones. */
export function Filter({ asked, narrowed, change }: FilterProps) {
  const { t } = useTranslation('auslastung')
  const plans = useQuery(grundrisseOptions)
  const byMonth = usePersonalrat() !== null
  const heute = tagOf(useMinute(), useZone())
  const days = [
    { label: t('filter.von'), value: asked.von, onChange: (von?: string) => change({ von }) },
    { label: t('filter.bis'), value: asked.bis, onChange: (bis?: string) => change({ bis }) },
  ]
  return (
    <FilterBox
      label={t('filter.titel')}
      days={byMonth ? [] : days}
      narrowed={narrowed}
      clear={t(byMonth ? 'filter.leerenMonat' : 'filter.leeren')}
      onClear={() => change(NOTHING)}
    >
      {byMonth && (
        <NativeSelect
          label={t('filter.monat')}
          data={monthsToChoose(asked.bis, heute).map((first) => ({
            value: first.toString(),
            label: t('filter.monatImJahr', { monat: formatMonth(first), jahr: String(first.year) }),
          }))}
          value={monthOf(asked.bis, heute).toString()}
          onChange={({ currentTarget }) => change(daysOfMonth(currentTarget.value))}
        />
      )}
      <NativeSelect
        label={t('filter.grundriss')}
        data={[
          { value: '', label: t('filter.alle') },
          ...(plans.data ?? []).map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung })),
        ]}
        value={asked.grundrissId ?? ''}
        onChange={({ currentTarget }) => change({ grundriss: currentTarget.value || undefined })}
      />
    </FilterBox>
  )
}

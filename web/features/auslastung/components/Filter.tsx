import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FilterBox } from '../../../ui/list/FilterBox.tsx'
import { grundrisseOptions } from '../../leseraum/api/plan.ts'
import type { AuslastungSearch } from '../model/address.ts'

interface FilterProps {
  /** What is shown, also where the address does not say it. */
  readonly asked: { readonly von: string; readonly bis: string; readonly grundrissId: string | undefined }
  readonly narrowed: boolean
  readonly change: (patch: Partial<AuslastungSearch>) => void
}

const NOTHING = { von: undefined, bis: undefined, grundriss: undefined }

/** Of which days and which floor plan. */
export function Filter({ asked, narrowed, change }: FilterProps) {
  const { t } = useTranslation('auslastung')
  const plans = useQuery(grundrisseOptions)
  return (
    <FilterBox
      label={t('filter.titel')}
      days={[
        { label: t('filter.von'), value: asked.von, onChange: (von) => change({ von }) },
        { label: t('filter.bis'), value: asked.bis, onChange: (bis) => change({ bis }) },
      ]}
      narrowed={narrowed}
      clear={t('filter.leeren')}
      onClear={() => change(NOTHING)}
    >
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

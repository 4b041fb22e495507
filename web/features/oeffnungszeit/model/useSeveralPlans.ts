import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { boxes } from '../../../ui/form/choice.tsx'
import { useTimesRefresh } from './useTimesRefresh.ts'

/** Shared by all forms for several plans: the plans' checkboxes, and the handling of the result. */
export function useSeveralPlans(plans: readonly PlanZeiten[], onDone: () => void) {
  const { t } = useTranslation('oeffnungsjahr')
  const { refresh, onFailed } = useTimesRefresh()
  return {
    plaene: boxes({
      label: t('plaene'),
      missing: t('keinPlan'),
      options: plans.map(({ id, bezeichnung, standort }) => ({
        value: id,
        label: bezeichnung,
        hint: standort.name,
      })),
    }),
    chosenOf: (chosen: readonly string[]) => plans.filter(({ id }) => chosen.includes(id)),
    delivery: {
      /** Maps an issue of one plan's entry to the form's field. */
      nameOf: (field: string) => field.replace(/^zeiten\.plaene\.\d+\.(?:sonder\.\d+\.)?/, ''),
      onDone: async () => {
        await refresh()
        onDone()
      },
      onFailed,
    },
  }
}

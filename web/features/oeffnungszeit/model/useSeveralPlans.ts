import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { boxes } from '../../../ui/form/choice.tsx'
import { useTimesRefresh } from './useTimesRefresh.ts'

/** What all forms have that are about several plans at once: the plans to tick, and what comes of sending them. */
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
      /** A fault of one plan's part is one of the field that it came from. */
      nameOf: (field: string) => field.replace(/^zeiten\.plaene\.\d+\.(?:sonder\.\d+\.)?/, ''),
      onDone: async () => {
        await refresh()
        onDone()
      },
      onFailed,
    },
  }
}

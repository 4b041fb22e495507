import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { boxes } from '../../../ui/form/choice.tsx'
import type { FieldSpec } from '../../../ui/form/spec.ts'
import { useRechte } from './useRechte.ts'

/** Checkboxes for the permissions of the house's modules, and for those that somebody holds already. */
export function useRechtBoxes(
  label: string,
  held: readonly Berechtigung[],
): FieldSpec<readonly Berechtigung[]> {
  const { t } = useTranslation('berechtigung')
  const rechte = useRechte(held)
  return boxes({
    label,
    options: rechte.map((value) => ({
      value,
      label: t(`recht.${value}.name`),
      hint: t(`recht.${value}.meint`),
    })),
  })
}

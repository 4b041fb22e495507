import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { boxes } from '../../../ui/form/choice.tsx'
import type { FieldSpec } from '../../../ui/form/spec.ts'
import { RECHTE } from './address.ts'

/** All rights to tick, in plain words. */
export function useRechtBoxes(label: string): FieldSpec<readonly Berechtigung[]> {
  const { t } = useTranslation('berechtigung')
  return boxes({
    label,
    options: RECHTE.map((value) => ({
      value,
      label: t(`recht.${value}.name`),
      hint: t(`recht.${value}.meint`),
    })),
  })
}

import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** The kinds of a trip as options. */
export function useFahrtartOptions() {
  const { t } = useTranslation('fahrtenbuch')
  return FAHRTARTEN.map((value) => ({ value, label: t(`fahrtart.${value}`) }))
}

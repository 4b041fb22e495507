import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { segment } from '../../../ui/form/choice.tsx'
import { text } from '../../../ui/form/text.tsx'
import { count, whole } from '../../../ui/form/whole.tsx'

/**
 * The trip's fields (B1). Only the reason is required.
 * @param reasons the id of the datalist of known ones
 */
export function useAngabenFields(sitze: number, reasons: string) {
  const { t } = useTranslation('fahrzeug')
  const written = (name: 'zielort' | 'zielperson' | 'mitfahrer' | 'umweg', max: number) =>
    text({ label: t(`angaben.${name}`), max })
  return {
    fahrtgrund: text({
      label: t('angaben.fahrtgrund'),
      missing: t('angaben.fahrtgrundFehlt'),
      // The only required field: open, type, Enter.
      first: true,
      max: 200,
      list: reasons,
    }),
    zielort: written('zielort', 200),
    personen: count({
      label: t('angaben.personen'),
      hint: t('angaben.personenHilfe', { count: sitze }),
      min: 1,
      max: 100,
    }),
    entfernungKm: whole({
      label: t('angaben.entfernung'),
      hint: t('angaben.entfernungHilfe'),
      min: 0,
      max: 100_000,
      step: 10,
    }),
    zielperson: written('zielperson', 200),
    mitfahrer: written('mitfahrer', 500),
    umweg: written('umweg', 500),
    fahrtart: segment({
      label: t('angaben.fahrtart'),
      options: FAHRTARTEN.map((value) => ({ value, label: t(`fahrtart.${value}`) })),
    }),
    ausland: check({ label: t('angaben.ausland') }),
  }
}

import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { segment } from '../../../ui/form/choice.tsx'
import { day, time } from '../../../ui/form/days.tsx'
import { text } from '../../../ui/form/text.tsx'
import { breaks } from '../components/breaks.tsx'
import type { Sonder } from './sonder.ts'

/** The fields of a special opening time, of one or several plans. */
export function useSonderFields() {
  const { t } = useTranslation('oeffnungszeit')
  const missing = t('pflege:pflicht')
  return ({ gueltigVon, status, von, bis }: Pick<Sonder, 'gueltigVon' | 'status' | 'von' | 'bis'>) => ({
    gueltigVon: day({ label: t('sonder.gueltigVon'), missing }),
    gueltigBis: day({ label: t('sonder.gueltigBis'), missing, min: gueltigVon }),
    status: segment({
      label: t('sonder.status'),
      wide: true,
      options: [
        { value: 'geschlossen', label: t('sonder.statusGeschlossen') },
        { value: 'offen', label: t('sonder.statusOffen') },
      ],
    }),
    ...(status === 'offen'
      ? {
          von: time({ label: t('sonder.von') }),
          bis: time({ label: t('sonder.bis') }),
          unterbrechungen: breaks({ label: t('pause.titel'), hours: { von, bis } }),
        }
      : {}),
    grund: text({ label: t('sonder.grund'), hint: t('sonder.grundHint'), max: 200, wide: true }),
    grundEn: text({ label: t('sonder.grundEn'), hint: t('sonder.grundEnHint'), max: 200, wide: true }),
  })
}

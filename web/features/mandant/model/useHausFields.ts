import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice } from '../../../ui/form/choice.tsx'
import { text } from '../../../ui/form/text.tsx'
import { colour } from '../components/colour.tsx'
import { ZONE_LIST } from '../components/ZoneNames.tsx'

/** What a house is called, and by which clock and in which language it lives. */
export function useHausFields() {
  const { t } = useTranslation('haus')
  const zone = { label: t('feld.zone'), hint: t('feld.zoneHinweis'), missing: t('feld.zoneFehlt') }
  return {
    name: text({ label: t('feld.name'), missing: t('feld.nameFehlt'), max: 120 }),
    zone: text({ ...zone, ...ZONE_LIST }),
    sprache: choice<'de' | 'en'>({
      label: t('feld.sprache'),
      hint: t('feld.spracheHinweis'),
      options: (['de', 'en'] as const).map((value) => ({ value, label: t(`shell:language.${value}`) })),
    }),
  }
}

/** The same, and its colour. */
export function useDetailFields() {
  const { t } = useTranslation('haus')
  return { ...useHausFields(), akzent: colour(t('feld.akzent'), t('feld.akzentHinweis')) }
}

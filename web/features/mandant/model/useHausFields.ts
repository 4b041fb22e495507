import { MOST_SITZUNG_STUNDEN } from '@platzwart/domain/mandant/sitzungDauer'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice } from '../../../ui/form/choice.tsx'
import { text } from '../../../ui/form/text.tsx'
import { count } from '../../../ui/form/whole.tsx'
import { colour } from '../components/colour.tsx'
import { ZONE_LIST } from '../components/ZoneNames.tsx'

/** The fields of a house's name, time zone and language. */
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

/** The fields of the lifetime of sessions. */
export function useSitzungFields() {
  const { t } = useTranslation('haus')
  const hint = t('feld.stundenHinweis', { min: formatNumber(1), max: formatNumber(MOST_SITZUNG_STUNDEN) })
  const hours = { min: 1, max: MOST_SITZUNG_STUNDEN, hint }
  return {
    leerlaufStunden: count({ label: t('feld.leerlaufStunden'), ...hours }),
    gesamtStunden: count({ label: t('feld.gesamtStunden'), ...hours }),
  }
}

import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice } from '../../../ui/form/choice.tsx'
import { text } from '../../../ui/form/text.tsx'
import { ZONE_LIST } from '../components/fields.tsx'

/** What a house is called, and by which clock and in which language it lives. */
export function useHausFields() {
  const { t } = useTranslation('betreiber')
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

/** Who gets the invitation. */
export function useAdminFields() {
  const { t } = useTranslation('betreiber')
  return {
    vorname: text({ label: t('feld.vorname'), missing: t('feld.vornameFehlt'), max: 100 }),
    nachname: text({ label: t('feld.nachname'), missing: t('feld.nachnameFehlt'), max: 100 }),
    email: text({ label: t('feld.email'), missing: t('feld.emailFehlt'), max: 254, type: 'email' }),
  }
}

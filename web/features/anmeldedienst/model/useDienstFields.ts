import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { text } from '../../../ui/form/text.tsx'

/** What is said of a service, whether it is new or not. */
export function useDienstFields() {
  const { t } = useTranslation('anmeldedienst')
  const missing = t('feld.fehlt')
  return {
    name: text({
      label: t('feld.name'),
      hint: t('feld.nameHinweis'),
      missing,
      max: 60,
      autoComplete: 'off',
    }),
    aussteller: text({
      label: t('feld.aussteller'),
      hint: t('feld.ausstellerHinweis'),
      missing,
      max: 500,
      autoComplete: 'off',
      wide: true,
    }),
    clientId: text({ label: t('feld.clientId'), missing, max: 300, autoComplete: 'off' }),
    // Kept nowhere but at the server: no draft, no memory of the browser.
    geheimnis: text({ label: t('feld.geheimnis'), max: 1000, autoComplete: 'new-password' }),
    bereiche: text({ label: t('feld.bereiche'), missing, max: 300, autoComplete: 'off' }),
    gruppenAngabe: text({
      label: t('feld.gruppenAngabe'),
      hint: t('feld.gruppenHinweis'),
      max: 200,
      autoComplete: 'off',
    }),
  }
}

import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { text } from '../../../ui/form/text.tsx'

/** The receiver of the invitation. */
export function useAdminFields() {
  const { t } = useTranslation('betreiber')
  return {
    vorname: text({ label: t('feld.vorname'), missing: t('feld.vornameFehlt'), max: 100 }),
    nachname: text({ label: t('feld.nachname'), missing: t('feld.nachnameFehlt'), max: 100 }),
    email: text({ label: t('feld.email'), missing: t('feld.emailFehlt'), max: 254, type: 'email' }),
  }
}

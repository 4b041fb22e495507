import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'

/** Why something was not written. */
export function LicenceFailure() {
  const { t } = useTranslation('fuehrerschein')
  return <FormFailure title={t('dialog.fehlgeschlagen')} stale={t('dialog.veraltet')} />
}

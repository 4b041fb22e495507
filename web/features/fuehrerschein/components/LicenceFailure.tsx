import { useTranslation } from 'react-i18next'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'

/** Why something was not written. */
export function LicenceFailure() {
  const { t } = useTranslation('fuehrerschein')
  return (
    <FormFailure
      title={t('dialog.fehlgeschlagen')}
      instead={({ status }) => (status === 412 ? t('dialog.veraltet') : undefined)}
    />
  )
}

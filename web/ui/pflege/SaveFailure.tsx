import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { useOfForm } from '../form/FormBox.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { useStaleText } from './useStaleText.ts'

/** Why a form was not saved; of one that somebody else has saved meanwhile it says that both are shown. */
export function SaveFailure() {
  const { t } = useTranslation('pflege')
  return <FormFailure title={t('nichtGespeichert')} stale={useStaleText()(useOfForm().failure)} />
}

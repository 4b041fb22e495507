import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { useOfForm } from '../form/FormBox.tsx'
import { FormFailure, type FormFailureProps } from '../form/FormFailure.tsx'
import { useStaleText } from './useStaleText.ts'

export type SaveFailureProps = Pick<FormFailureProps, 'title' | 'instead'>

/**
 * Why a form was not saved; if somebody else has saved meanwhile, it says who, and that both values are
 * shown.
 */
export function SaveFailure({ title, ...words }: SaveFailureProps) {
  const { t } = useTranslation('pflege')
  const stale = useStaleText(true)(useOfForm().failure)
  return <FormFailure title={title ?? t('nichtGespeichert')} stale={stale} {...words} />
}

import type { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureNote, FormFailure } from '../../../ui/form/FormFailure.tsx'

/** Why something was not saved. Inside of a form it is the form's own failure. */
export function FuhrparkFehler({ failure }: { readonly failure?: unknown }) {
  const { t } = useTranslation('fuhrpark')
  const { t: shell } = useTranslation()
  function instead({ status, code, detail }: ApiProblem) {
    // 'Error uploading the file' and the reason.
    if (code === 'datei.fehlgeschlagen') return shell('fehler:datei.fehlgeschlagen', { grund: detail })
    return status === 412 ? t('form.veraltet') : undefined
  }
  const words = { title: t('form.fehlgeschlagen'), instead }
  if (failure === undefined) return <FormFailure {...words} />
  return failure === null ? null : <FailureNote {...words} failure={failure} />
}

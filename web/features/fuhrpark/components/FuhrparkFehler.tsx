import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { Note } from '../../../ui/Note.tsx'

/** Why something was not saved: in one sentence; what is about a single field stands there as well. */
export function FuhrparkFehler({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation('fuhrpark')
  const { t: shell } = useTranslation()
  const { text } = describeFailure(failure, shell)
  if (failure instanceof ApiProblem && failure.code === 'datei.fehlgeschlagen') {
    // 'Error uploading the file' and the reason.
    return <Note kind="refusal" title={shell('fehler:datei.fehlgeschlagen', { grund: text })} />
  }
  const stale = failure instanceof ApiProblem && failure.status === 412
  return (
    <Note kind="refusal" title={t('form.fehlgeschlagen')}>
      <p>{stale ? t('form.veraltet') : text}</p>
    </Note>
  )
}

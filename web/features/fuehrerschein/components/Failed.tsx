import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { Gruende } from '../../../ui/Gruende.tsx'
import { grundOfProblem } from '../../../ui/grund.ts'
import { Note } from '../../../ui/Note.tsx'
import { betroffeneOf } from '../model/useWithFahrten.ts'

/** Why something was not written: every reason of the server, or what went wrong on the way. Bookings that it hits are asked about instead. */
export function Failed({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation('fuehrerschein')
  const { t: shell } = useTranslation()
  if (betroffeneOf(failure) !== null) return null
  const issues = failure instanceof ApiProblem ? failure.issues : []
  const stale = failure instanceof ApiProblem && failure.status === 412
  return (
    <Note kind="refusal" title={t('dialog.fehlgeschlagen')}>
      {stale ? (
        <p>{t('dialog.veraltet')}</p>
      ) : issues.length > 0 ? (
        <Gruende gruende={issues.map(grundOfProblem)} />
      ) : (
        <p>{describeFailure(failure, shell).text}</p>
      )}
    </Note>
  )
}

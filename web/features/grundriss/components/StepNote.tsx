import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import type { MadeSteps } from '../model/useMadeSteps.ts'
import { NotSaved } from './NotSaved.tsx'

/** Why a step back or forth could not be done. */
export function StepNote({ steps: { failure, stays } }: { readonly steps: MadeSteps }) {
  const { t } = useTranslation('grundriss')
  return (
    <>
      {stays !== null && (
        <Note kind="hint" news>
          <p>
            {stays.status === 409
              ? t('viele.bleibenGebucht', { grund: stays.issues[0]?.detail ?? stays.detail })
              : t('viele.bleibenAnders')}
          </p>
        </Note>
      )}
      <NotSaved failure={failure} />
    </>
  )
}

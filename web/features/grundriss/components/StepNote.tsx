import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import type { Stepping } from '../model/editor/useEditor.ts'
import { NotSaved } from './NotSaved.tsx'

/** Why an undo or redo failed. */
export function StepNote({ stepping: { failure, stays } }: { readonly stepping: Stepping }) {
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

import { MOST_NEW } from '@platzwart/domain/leseraum/newSeats'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Note } from '../../../ui/Note.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import type { Copying } from '../model/editor/useEditor.ts'
import { NotSaved } from './NotSaved.tsx'

/** The result of copying, below the plan: the shortcut works whatever panel is open. */
export function CopyNote({ copying: { busy, failure, hint } }: { readonly copying: Copying }) {
  const { t } = useTranslation('grundriss')
  return (
    <>
      <Announced as="p" className={pflege.quiet}>
        {busy ? t('viele.kopiertGerade') : ''}
      </Announced>
      {hint !== null && (
        <Note kind="hint" news>
          <p>{t(`viele.${hint}`, { most: MOST_NEW })}</p>
        </Note>
      )}
      <NotSaved failure={failure} />
    </>
  )
}

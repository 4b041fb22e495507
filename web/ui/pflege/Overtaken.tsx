import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Note } from '../Note.tsx'

interface OvertakenProps {
  /** What of the form somebody else has written meanwhile, as people call it. */
  readonly fields: readonly string[]
}

/** Says which of the fields that were typed here read differently by now. */
export function Overtaken({ fields }: OvertakenProps) {
  const { t } = useTranslation('pflege')
  if (fields.length === 0) return null
  return (
    <Note kind="hint" news>
      <p>{t('abweichend', { felder: fields.join(', ') })}</p>
    </Note>
  )
}

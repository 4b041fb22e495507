import { Button } from '@mantine/core'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Note } from '../Note.tsx'

interface OvertakenProps {
  /** The conflicting fields by label, with their current value if it can be put into words. */
  readonly fields: readonly string[]
  /** Takes over the current values; other edits stay. */
  readonly onTheirs: () => void
}

/** Lists the edited fields that have changed meanwhile: saving again overwrites them. */
export function Conflicts({ fields, onTheirs }: OvertakenProps) {
  const { t } = useTranslation('pflege')
  if (fields.length === 0) return null
  return (
    <Note kind="hint" news>
      <p>{t('abweichend', { felder: fields.join(', ') })}</p>
      <Button variant="default" size="compact-md" mt="xs" onClick={onTheirs}>
        {t('uebernehmen')}
      </Button>
    </Note>
  )
}

import { Button } from '@mantine/core'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Note } from '../Note.tsx'

interface OvertakenProps {
  /** What of the form somebody else has written meanwhile, as people call it, and as it reads now where that can be said. */
  readonly fields: readonly string[]
  /** Takes it over; what else was typed stays. */
  readonly onTheirs: () => void
}

/** Says which of the fields that were typed here read differently by now: saved once more, what is typed here holds. */
export function Overtaken({ fields, onTheirs }: OvertakenProps) {
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

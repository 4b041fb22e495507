import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { WORDS } from '../model/words.ts'

interface HeadProps {
  readonly what: 'rollen' | 'gruppen'
  readonly onNew: () => void
}

/** The lead of the page, and a button for a new record. */
export function Head({ what, onNew }: HeadProps) {
  const { t } = useTranslation('berechtigung')
  const { title, lead, fresh } = WORDS[what]
  return (
    <PageHeading
      title={t(title)}
      lead={t(lead)}
      actions={
        <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={onNew}>
          {t(fresh)}
        </Button>
      }
    />
  )
}

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'

interface HeadProps {
  readonly what: 'rollen' | 'gruppen'
  readonly onNew: () => void
}

/** What the page is about, and the way to a new one. */
export function Head({ what, onNew }: HeadProps) {
  const { t } = useTranslation('berechtigung')
  return (
    <PageHeading
      title={t(`${what}.titel`)}
      lead={t(`${what}.lead`)}
      actions={
        <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={onNew}>
          {t(`${what}.neu`)}
        </Button>
      }
    />
  )
}

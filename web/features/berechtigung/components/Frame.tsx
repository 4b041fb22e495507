import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { WORDS } from '../model/words.ts'

interface FrameProps {
  readonly what: 'rollen' | 'gruppen'
  readonly onNew: () => void
  readonly children: ReactNode
}

/** The page with its lead, and a button for a new record. */
export function Frame({ what, onNew, children }: FrameProps) {
  const { t } = useTranslation('berechtigung')
  const { title, lead, fresh } = WORDS[what]
  return (
    <Page
      kind="list"
      title={t(title)}
      lead={t(lead)}
      actions={
        <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={onNew}>
          {t(fresh)}
        </Button>
      }
    >
      {children}
    </Page>
  )
}

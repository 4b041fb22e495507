import { Button } from '@mantine/core'
import { IconDownload, IconFileImport } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import linkButton from '../../../ui/linkButton.module.css'
import classes from './Einfuhr.module.css'

interface TableWaysProps {
  /** The link to the export; absent without permission. */
  readonly href?: string
  readonly onOpen: () => void
  /** The label of the import, if the page is about something else. */
  readonly text?: string
  /** In a toolbar, not as actions of a page. */
  readonly small?: boolean
}

/** Links for importing and exporting a table. */
export function TableWays({ href, onOpen, text, small = false }: TableWaysProps) {
  const { t } = useTranslation('einfuhr')
  const icon = small ? 16 : 18
  return (
    <>
      <Button
        size={small ? 'sm' : 'md'}
        variant="default"
        leftSection={<IconFileImport size={icon} aria-hidden />}
        onClick={onOpen}
        data-screen-only
      >
        {text ?? t('wege.einlesen')}
      </Button>
      {href !== undefined && (
        <a
          href={href}
          download
          className={`${linkButton.plain} ${small ? classes.small : ''}`}
          data-screen-only
        >
          <IconDownload size={icon} aria-hidden />
          {t('wege.ausgeben')}
        </a>
      )}
    </>
  )
}

import { Button, CopyButton, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Benutzer.module.css'

interface LinkFieldProps {
  readonly name: string
  readonly link: string
}

/** A link that is shown once: to be read, and to be taken along by a press. */
export function LinkField({ name, link }: LinkFieldProps) {
  const { t } = useTranslation('benutzer')
  return (
    <div className={classes.link}>
      <TextInput
        label={t('einladung.link', { name })}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={copy}
          >
            {copied ? t('einladung.kopiert') : t('einladung.kopieren')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}

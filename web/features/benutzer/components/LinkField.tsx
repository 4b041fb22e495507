import { TextInput } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { CopyPress } from '../../../ui/act/CopyPress.tsx'
import classes from './Benutzer.module.css'

interface LinkFieldProps {
  readonly name: string
  readonly link: string
}

/** A one-time link, with a copy button. */
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
      <CopyPress value={link} label={t('einladung.kopieren')} done={t('einladung.kopiert')} />
    </div>
  )
}

import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Note } from '../../../ui/Note.tsx'
import classes from './Mandant.module.css'

export interface Einladung {
  readonly email: string
  readonly link: string | null
  /** Otherwise the link was in an answer that got lost, and is stored nowhere. */
  readonly perMail: boolean
}

/** The outcome of an invitation: the mail, or the one-time link. */
export function InvitationLink({ einladung }: { readonly einladung: Einladung }) {
  const { email, link, perMail } = einladung
  const { t } = useTranslation('betreiber')
  if (link === null)
    return <Note kind="hint">{t(perMail ? 'neues.perMail' : 'neues.verbraucht', { email })}</Note>
  return (
    <div className={classes.invitation}>
      <p>{t('neues.perLink', { email })}</p>
      <CopyLink link={link} />
    </div>
  )
}

function CopyLink({ link }: { readonly link: string }) {
  const { t } = useTranslation('betreiber')
  const [copied, setCopied] = useState(false)
  // Without https a browser may have no clipboard: the field can be copied by hand.
  const copy = () => navigator.clipboard?.writeText(link).then(() => setCopied(true))
  const Sign = copied ? IconCheck : IconCopy
  return (
    <div className={classes.link}>
      <TextInput
        label={t('neues.link')}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button size="md" leftSection={<Sign size={18} aria-hidden />} onClick={() => void copy()}>
        {t('neues.kopieren')}
      </Button>
      <Announced as="span" className="visually-hidden">
        {copied ? t('neues.kopiert') : ''}
      </Announced>
    </div>
  )
}

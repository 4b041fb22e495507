import { Button, Code, TextInput } from '@mantine/core'
import * as rooms from '@platzwart/contract/operations/leseraum'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { CopyPress } from '../../../ui/act/CopyPress.tsx'
import { Note } from '../../../ui/Note.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import type { CreatedToken } from './NewToken.tsx'
import classes from './TokenSecret.module.css'

interface TokenSecretProps {
  readonly created: CreatedToken
  readonly onDone: () => void
}

/** The token itself, which is shown this once, and how a program uses it. */
export function TokenSecret({ created: { name, geheim }, onDone }: TokenSecretProps) {
  const { t } = useTranslation('zugriffstoken')
  if (geheim === null) return <Note kind="hint">{t('geheim.verloren')}</Note>
  const example = `curl -H "Authorization: Bearer $TOKEN" ${location.origin}${rooms.listLeseraumBuchungen.path}`
  return (
    <Note kind="done" title={t('geheim.titel')}>
      <div className={classes.root}>
        <p>{t('geheim.text')}</p>
        <TextInput
          label={t('geheim.token', { name })}
          value={geheim}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p>{t('geheim.beispiel')}</p>
        <Code block className={classes.example}>
          {example}
        </Code>
        <div className={pflege.buttons}>
          <CopyPress value={geheim} label={t('geheim.kopieren')} done={t('geheim.kopiert')} />
          <Button variant="default" onClick={onDone}>
            {t('geheim.fertig')}
          </Button>
        </div>
      </div>
    </Note>
  )
}

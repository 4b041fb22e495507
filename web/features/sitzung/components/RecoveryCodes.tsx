import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { holdPage } from '../../../platform/sessionEnd.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { CopyPress } from '../../../ui/act/CopyPress.tsx'
import { Note } from '../../../ui/Note.tsx'
import classes from './Factor.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => unknown
}

/** The recovery codes, shown only once: copy, print or download them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone: move the focus to the title.
  useEffect(() => title.current?.focus(), [])
  useEffect(holdPage, [])
  const text = codes.join('\n')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t('sitzung:faktor.datei')}\n\n${text}\n`)}`
  return (
    <section className={classes.root} aria-labelledby="codes">
      <h3 id="codes" ref={title} tabIndex={-1}>
        {t('sitzung:faktor.codes')}
      </h3>
      <Note kind="hint">{t('sitzung:faktor.codesText')}</Note>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <CopyPress value={text} label={t('sitzung:faktor.kopieren')} done={t('sitzung:faktor.kopiert')} />
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('sitzung:faktor.drucken')}
        </Button>
        <Button
          component="a"
          variant="default"
          href={file}
          download={t('sitzung:faktor.dateiname')}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('sitzung:faktor.speichern')}
        </Button>
      </div>
      <div className={classes.buttons}>
        <Button onClick={() => void onDone()}>{t('sitzung:faktor.aufbewahrt')}</Button>
      </div>
    </section>
  )
}

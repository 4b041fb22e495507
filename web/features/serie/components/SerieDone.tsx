import { Button } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useDialogTitle } from '../../../ui/dialog/DialogFrame.tsx'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { Gruende } from '../../../ui/Gruende.tsx'
import { grundOfProblem } from '../../../ui/grund.ts'
import { Rows } from '../../../ui/list/Rows.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { Serie } from '../api/serien.ts'
import { keyOf } from '../model/termine.ts'
import { MailComes } from './MailComes.tsx'
import classes from './Serie.module.css'
import { useTerminWords } from './Termine.tsx'

interface SerieDoneProps {
  readonly serie: Serie
  readonly onClose: () => void
}

/** The booked dates, and those that somebody else has taken meanwhile. */
export function SerieDone({ serie, onClose }: SerieDoneProps) {
  const { t } = useTranslation('serie')
  const { terminWords } = useTerminWords()
  const { gebucht, nicht } = serie
  const title = t('fertigTitel', { count: gebucht.length })
  useDialogTitle(title)
  return (
    <div className={classes.form}>
      <Note kind="done" title={title}>
        <MailComes wenn="benachrichtigung.bestaetigung">{t('fertigText')}</MailComes>
      </Note>
      {nicht.length > 0 && (
        <section className={classes.left}>
          <p>{t('nichtGebucht', { count: nicht.length })}</p>
          <Rows scrolls className={classes.list}>
            {nicht.map((termin) => (
              <li key={keyOf(termin)}>
                <strong>{terminWords(termin)}</strong>
                <Gruende gruende={termin.gruende.map(grundOfProblem)} />
              </li>
            ))}
          </Rows>
        </section>
      )}
      <Actions>
        <Button size="md" onClick={onClose}>
          {t('fertig')}
        </Button>
      </Actions>
    </div>
  )
}

import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { Gruende } from '../../../ui/Gruende.tsx'
import { grundOfProblem } from '../../../ui/grund.ts'
import { Note } from '../../../ui/Note.tsx'
import { useOpenedAfterMount } from '../../../ui/useOpenedAfterMount.ts'
import classes from './WriteDialog.module.css'

interface WriteDialogProps {
  readonly title: string
  readonly text: string
  readonly failure: unknown
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form that writes a row into a logbook: what is written stays, so it is written by its own button only. */
export function WriteDialog({ title, text, failure, busy, onSubmit, onClose, children }: WriteDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const small = useMediaQuery('(max-width: 36em)')
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Modal
      opened={useOpenedAfterMount(true)}
      onClose={onClose}
      title={title}
      size="lg"
      fullScreen={small === true}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': t('schreiben.schliessen'), size: 44 }}
      classNames={{ title: classes.title ?? '' }}
    >
      <form className={classes.root} onSubmit={submit} noValidate>
        <p className={classes.text}>{text}</p>
        {children}
        {failure !== null && <Failed failure={failure} />}
        <div className={classes.buttons}>
          <Button type="submit" size="md" loading={busy}>
            {t('schreiben.speichern')}
          </Button>
          <Button size="md" variant="default" disabled={busy} onClick={onClose}>
            {t('schreiben.abbrechen')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function Failed({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation('fahrtenbuch')
  const { t: shell } = useTranslation()
  const issues = failure instanceof ApiProblem ? failure.issues : []
  const stale = failure instanceof ApiProblem && failure.status === 409
  return (
    <Note kind="refusal" title={t('schreiben.gescheitert')}>
      {stale ? (
        <p>{t('schreiben.ueberholt')}</p>
      ) : issues.length > 0 ? (
        <Gruende gruende={issues.map(grundOfProblem)} />
      ) : (
        <p>{describeFailure(failure, shell).text}</p>
      )}
    </Note>
  )
}

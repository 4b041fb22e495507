import { Button, Textarea } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { Note } from '../../../ui/Note.tsx'
import { useDecide } from '../model/useDecide.ts'
import classes from './FreigabeKarte.module.css'

interface DecideProps {
  readonly buchung: FahrzeugBuchungView
  readonly onDone: () => void
}

/** Approve with one press; reject with a reason, because it cancels the trip. */
export function Decide({ buchung, onDone }: DecideProps) {
  const { t } = useTranslation('freigabe')
  const [ablehnen, setAblehnen] = useState(false)
  const decide = useDecide(buchung, onDone)
  const names = { kennzeichen: buchung.kennzeichen, fahrer: buchung.fahrer?.name ?? '' }
  return (
    <div className={classes.decide}>
      {decide.isError && <Failed failure={decide.error} />}
      {ablehnen ? (
        <Ablehnung
          busy={decide.isPending}
          onReject={(grund) => decide.mutate({ freigegeben: false, grund })}
          onBack={() => setAblehnen(false)}
        />
      ) : (
        <div className={classes.buttons}>
          <Button
            size="md"
            leftSection={<IconCheck size={20} aria-hidden />}
            aria-label={t('freigebenName', names)}
            loading={decide.isPending}
            onClick={() => decide.mutate({ freigegeben: true, grund: '' })}
          >
            {t('freigeben')}
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<IconX size={20} aria-hidden />}
            aria-label={t('ablehnenName', names)}
            disabled={decide.isPending}
            onClick={() => setAblehnen(true)}
          >
            {t('ablehnen')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface AblehnungProps {
  readonly busy: boolean
  readonly onReject: (grund: string) => void
  readonly onBack: () => void
}

function Ablehnung({ busy, onReject, onBack }: AblehnungProps) {
  const { t } = useTranslation('freigabe')
  const [grund, setGrund] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const missing = grund.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (missing) return field.current?.focus()
    onReject(grund)
  }
  return (
    <form className={classes.ablehnung} onSubmit={submit} noValidate>
      <Textarea
        ref={field}
        label={t('grund')}
        description={t('grundHilfe')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        autoFocus
        maxLength={500}
        autosize
        minRows={2}
        value={grund}
        error={tried && missing && t('grundFehlt')}
        onChange={(event) => setGrund(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="md" variant="default" className={classes.danger ?? ''} loading={busy}>
          {t('ablehnenJetzt')}
        </Button>
        <Button size="md" variant="default" disabled={busy} onClick={onBack}>
          {t('zurueck')}
        </Button>
      </div>
    </form>
  )
}

/** A trip that was changed meanwhile is shown anew; everything else is the server's own sentence. */
function Failed({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation('freigabe')
  const { t: shell } = useTranslation()
  const stale = failure instanceof ApiProblem && failure.status === 412
  return (
    <Note kind="refusal" title={t('fehlgeschlagen')}>
      <p>{stale ? t('geaendert') : describeFailure(failure, shell).text}</p>
    </Note>
  )
}

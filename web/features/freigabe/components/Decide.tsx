import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as wire from '@platzwart/contract/operations/freigabe'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useMailsLeave } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { ActFailure } from '../../../ui/pflege/ActFailure.tsx'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'
import { useDecide } from '../model/useDecide.ts'
import classes from './FreigabeKarte.module.css'

interface DecideProps {
  readonly buchung: FahrzeugBuchungView
  readonly onDone: () => void
}

/** Approves with one press; rejects with a reason, because that cancels the trip. */
export function Decide({ buchung, onDone }: DecideProps) {
  const { t } = useTranslation('freigabe')
  const [ablehnen, setAblehnen] = useState(false)
  const approve = useAct(wire.decideFreigabe, {
    ...useDecide(buchung, 'istFreigegeben', onDone),
    input: (_: null) => ({
      id: buchung.id,
      version: buchung.version,
      body: { freigegeben: true, grund: '' },
    }),
    failsBeside: true,
  })
  const names = { kennzeichen: buchung.kennzeichen, fahrer: buchung.fahrer?.name ?? '' }
  if (ablehnen) return <Ablehnung buchung={buchung} onDone={onDone} onBack={() => setAblehnen(false)} />
  return (
    <div className={classes.decide}>
      <ActFailure title={t('fehlgeschlagen')} failure={approve.failure} />
      <div className={classes.buttons}>
        <Button
          size="md"
          leftSection={<IconCheck size={20} aria-hidden />}
          aria-label={t('freigebenName', names)}
          loading={approve.busy}
          onClick={() => approve.start(null)}
        >
          {t('freigeben')}
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<IconX size={20} aria-hidden />}
          aria-label={t('ablehnenName', names)}
          disabled={approve.busy}
          onClick={() => setAblehnen(true)}
        >
          {t('ablehnen')}
        </Button>
      </div>
    </div>
  )
}

function Ablehnung({ buchung, onDone, onBack }: DecideProps & { readonly onBack: () => void }) {
  const { t } = useTranslation('freigabe')
  const mails = useMailsLeave()
  const staleText = useStaleText(false)
  const form = useForm({
    ...useDecide(buchung, 'istAbgelehnt', onDone),
    start: { grund: '' },
    fields: {
      grund: text({
        label: t('grund'),
        hint: t(mails ? 'grundHilfe' : 'grundHilfeOhneMail'),
        missing: t('grundFehlt'),
        max: 500,
        lines: 2,
      }),
    },
    send: ({ grund }, { key }) =>
      ask(wire.decideFreigabe, {
        id: buchung.id,
        version: buchung.version,
        body: { freigegeben: false, grund },
        idempotencyKey: key,
      }),
  })
  const { root } = form
  useEffect(() => root.current?.querySelector('textarea')?.focus(), [root])
  return (
    <FormBox form={form}>
      <Field form={form} name="grund" />
      <FormFailure title={t('fehlgeschlagen')} stale={staleText(form.failure)} />
      <Actions>
        <Submit variant="default" className={classes.danger ?? ''}>
          {t('ablehnenJetzt')}
        </Submit>
        <Button size="md" variant="default" disabled={form.busy} onClick={onBack}>
          {t('zurueck')}
        </Button>
      </Actions>
    </FormBox>
  )
}

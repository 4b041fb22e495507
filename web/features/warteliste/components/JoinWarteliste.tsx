import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import { WARTEPLAETZE } from '../api/warteplaetze.ts'
import { type Choice, lengthsOf, type NotFree, targetsOf, wishOf } from '../model/wishes.ts'
import classes from './Warteliste.module.css'

/** Joins the waiting list if nothing is free, and confirms it. */
export function JoinWarteliste({ asked }: { readonly asked: NotFree }) {
  const { t } = useTranslation('warteliste')
  const [open, setOpen] = useState(false)
  const [joined, setJoined] = useState<string | null>(null)
  if (joined !== null) return <Note kind="done">{joined}</Note>
  if (open) return <JoinForm asked={asked} onJoined={setJoined} onClose={() => setOpen(false)} />
  return (
    <Button variant="default" size="sm" onClick={() => setOpen(true)}>
      {t('warten')}
    </Button>
  )
}

interface JoinFormProps {
  readonly asked: NotFree
  readonly onJoined: (words: string) => void
  readonly onClose: () => void
}

function JoinForm({ asked, onJoined, onClose }: JoinFormProps) {
  const { t } = useTranslation('warteliste')
  const queryClient = useQueryClient()
  const targets = targetsOf(t, asked)
  const lengths = lengthsOf(t, asked)
  const form = useForm({
    start: { worauf: targets[0]?.value ?? 'plan', mindestens: lengths[0]?.value ?? asked.kuerzest } as Choice,
    fields: {
      worauf: choice({ label: t('worauf'), options: targets, first: true }),
      mindestens: choice({ label: t('mindestens'), options: lengths }),
    },
    send: (typed: Choice, { key }) =>
      ask(wire.joinWarteliste, { body: wishOf(asked, typed), idempotencyKey: key }),
    onDone({ stelle }) {
      void queryClient.invalidateQueries({ queryKey: WARTEPLAETZE })
      const { platz, wartende } = stelle ?? { platz: 1, wartende: 1 }
      onJoined(t('dabei', { platz, wartende }))
    },
    // Something has become free meanwhile.
    onFailed: () => queryClient.invalidateQueries({ queryKey: ['planTag', asked.grundrissId] }),
  })
  const zeit = (at: Temporal.Instant) => formatUhrzeit(at, asked.zone)
  return (
    <FormBox form={form} className={classes.form} takesFocus>
      <p className={classes.quiet}>{t('wartenText')}</p>
      <Fields form={form} />
      <FormFailure />
      <Actions>
        <Submit>{t('absenden', { von: zeit(asked.von), bis: zeit(asked.bis) })}</Submit>
        <Button variant="default" disabled={form.busy} onClick={onClose}>
          {t('dochNicht')}
        </Button>
      </Actions>
    </FormBox>
  )
}

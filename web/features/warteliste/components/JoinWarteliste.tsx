import { Button } from '@mantine/core'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice, type Option } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import type { AnyPlatz } from '../art.ts'
import { type AnyNotFree, type Choice, lengthsOf } from '../model/wishes.ts'
import classes from './Warteliste.module.css'

/** Joins the waiting list if nothing is free, and confirms it. */
export interface Joining {
  readonly asked: AnyNotFree
  /** What can be waited for, the most likely first. */
  readonly targets: readonly Option<string>[]
  readonly send: (typed: Choice, idempotencyKey: string) => Promise<Pick<AnyPlatz, 'stelle'>>
  /** The query key of one's own places. */
  readonly places: QueryKey
  /** The query key of what is free, read again after a refusal: something may have become free. */
  readonly free: QueryKey
}

/** Joins the waiting list where nothing is free, and confirms it. */
export function JoinWarteliste({ joining }: { readonly joining: Joining }) {
  const { t } = useTranslation('warteliste')
  const [open, setOpen] = useState(false)
  const [joined, setJoined] = useState<string | null>(null)
  if (joined !== null) return <Note kind="done">{joined}</Note>
  if (open) return <JoinForm {...joining} onJoined={setJoined} onClose={() => setOpen(false)} />
  return (
    <Button variant="default" size="sm" onClick={() => setOpen(true)}>
      {t('warten')}
    </Button>
  )
}

interface JoinFormProps extends Joining {
  readonly onJoined: (words: string) => void
  readonly onClose: () => void
}

function JoinForm({ asked, targets, send, places, free, onJoined, onClose }: JoinFormProps) {
  const { t } = useTranslation('warteliste')
  const queryClient = useQueryClient()
  const lengths = lengthsOf(t, asked)
  const form = useForm({
    start: { worauf: targets[0]?.value ?? '', mindestens: lengths[0]?.value ?? asked.kuerzest } as Choice,
    fields: {
      worauf: choice({ label: t('worauf'), options: targets, first: true }),
      mindestens: choice({ label: t('mindestens'), options: lengths }),
    },
    send: (typed: Choice, { key }) => send(typed, key),
    onDone({ stelle }) {
      void queryClient.invalidateQueries({ queryKey: places })
      const { platz, wartende } = stelle ?? { platz: 1, wartende: 1 }
      onJoined(t('dabei', { platz, wartende }))
    },
    onFailed: () => queryClient.invalidateQueries({ queryKey: free }),
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

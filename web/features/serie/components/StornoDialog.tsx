import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import type { StornierbarQuery } from '@platzwart/contract/leseraum/serie'
import { MOST_CANCELLED } from '@platzwart/domain/serie/dates'
import { tagOf } from '@platzwart/domain/time/zone'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { spokenPeriod } from '../../../platform/relativeTime.ts'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { segment } from '../../../ui/form/choice.tsx'
import { day } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox } from '../../../ui/form/FormBox.tsx'
import { FailureNote, FormFailure } from '../../../ui/form/FormFailure.tsx'
import { type Form, useForm } from '../../../ui/form/useForm.ts'
import { Rows } from '../../../ui/list/Rows.tsx'
import { type Storniert, stornierbarOptions } from '../api/serien.ts'
import { useCancel } from '../model/useCancel.ts'
import classes from './Serie.module.css'
import { StornoDone } from './StornoDone.tsx'

interface StornoDialogProps {
  readonly opened: boolean
  readonly heute: Temporal.PlainDate
  /** The booking of a series to start from; null cancels a period. */
  readonly of: BuchungView | null
  readonly onClose: () => void
}

/** Cancels several of one's own bookings at once, of a series or a period, with a preview. */
export function StornoDialog({ opened, onClose, ...rest }: StornoDialogProps) {
  const { t } = useTranslation('serie')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('storno.titel')}>
      {opened && <Content {...rest} onClose={onClose} />}
    </Dialog>
  )
}

type ContentProps = Omit<StornoDialogProps, 'opened'>

function Content({ of, heute, onClose }: ContentProps) {
  const [done, setDone] = useState<Storniert | null>(null)
  if (done !== null) return <StornoDone storniert={done} onClose={onClose} />
  const all = { heute, onClose, onDone: setDone }
  return of === null ? <PeriodStorno {...all} /> : <SerieStorno {...all} of={of} />
}

interface StornoProps {
  readonly heute: Temporal.PlainDate
  readonly onClose: () => void
  readonly onDone: (storniert: Storniert) => void
}

function SerieStorno({ of, ...rest }: StornoProps & { readonly of: BuchungView }) {
  const { t } = useTranslation('serie')
  const zone = useZone()
  const cancel = useCancel(rest.onDone)
  const form = useForm({
    ...cancel,
    start: { umfang: 'ab' as 'ab' | 'alle' },
    fields: {
      umfang: segment({
        label: t('storno.umfang'),
        wide: true,
        options: [
          { value: 'ab', label: t('storno.ab') },
          { value: 'alle', label: t('storno.alle') },
        ],
      }),
    },
  })
  const serieId = of.serieId ?? ''
  const von = tagOf(Temporal.Instant.from(of.von), zone).toString()
  const query = form.values.umfang === 'ab' ? { serieId, von } : { serieId }
  return <StornoForm {...rest} form={form} query={query} />
}

function PeriodStorno(props: StornoProps) {
  const { t } = useTranslation('serie')
  const cancel = useCancel(props.onDone)
  const today = props.heute.toString()
  const form = useForm({
    ...cancel,
    start: { von: today, bis: props.heute.add({ days: 6 }).toString() },
    fields: ({ von }) => ({
      von: day({ label: t('storno.von'), min: today, missing: t('storno.vonFehlt') }),
      bis: day({ label: t('storno.bis'), min: von || today, missing: t('storno.bisFehlt') }),
    }),
  })
  const { von, bis } = form.values
  return <StornoForm {...props} form={form} query={von === '' || bis === '' ? null : { von, bis }} />
}

interface StornoFormProps<V extends object> extends StornoProps {
  readonly form: Form<V, readonly string[]>
  /** Null while it is incomplete. */
  readonly query: StornierbarQuery | null
}

function StornoForm<V extends object>({ form, query, heute, onClose }: StornoFormProps<V>) {
  const { t } = useTranslation('serie')
  const { t: room } = useTranslation('leseraum')
  const { t: shell } = useTranslation()
  const zone = useZone()
  const { data, error, isFetching } = useQuery({
    ...stornierbarOptions(query ?? {}),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })
  const buchungen = query === null ? [] : (data ?? [])
  const ready = buchungen.length > 0 && !isFetching
  const submit = () => {
    if (ready) form.send(buchungen.map(({ id }) => id))
  }
  const wann = ({ von, bis }: BuchungView) =>
    spokenPeriod(shell, { von: Temporal.Instant.from(von), bis: Temporal.Instant.from(bis) }, heute, zone)
  return (
    <FormBox
      form={{
        ...form,
        submit(event) {
          event.preventDefault()
          submit()
        },
      }}
      className={classes.form}
      asksAbout={[]}
    >
      <Fields form={form} />
      {query !== null && error !== null && <FailureNote failure={error} />}
      <Announced as="p" className={classes.sum}>
        {isFetching || data === undefined
          ? ''
          : buchungen.length === 0
            ? t('storno.keine')
            : t('storno.trifft', { count: buchungen.length })}
      </Announced>
      {buchungen.length >= MOST_CANCELLED && <p>{t('storno.hoechstens', { hoechstens: MOST_CANCELLED })}</p>}
      {buchungen.length > 0 && (
        <Rows scrolls className={classes.list} aria-busy={isFetching}>
          {buchungen.map((one) => (
            <li key={one.id}>{t('storno.eintrag', { platz: seatCalled(room, one), wann: wann(one) })}</li>
          ))}
        </Rows>
      )}
      <FormFailure />
      <Actions>
        <Button type="submit" size="md" color="red" loading={form.busy} disabled={!ready}>
          {t('storno.knopf', { count: buchungen.length })}
        </Button>
        <Button variant="default" size="md" disabled={form.busy} onClick={onClose}>
          {t('zurueck')}
        </Button>
      </Actions>
    </FormBox>
  )
}

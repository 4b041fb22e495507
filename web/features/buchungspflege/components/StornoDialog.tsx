import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSecond } from '../../../platform/clock.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { DialogAbout } from '../../../ui/dialog/DialogAbout.tsx'
import { useDialogTitle } from '../../../ui/dialog/DialogFrame.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Rows } from '../../../ui/list/Rows.tsx'
import { Note } from '../../../ui/Note.tsx'
import classes from './Buchungspflege.module.css'

/** The outcome. */
interface Storniert {
  readonly storniert: readonly string[]
  readonly nicht: readonly { readonly id: string; readonly gruende: readonly { readonly detail: string }[] }[]
  readonly gehaltenBis: string | null
}

/** How bookings of a kind are cancelled. */
interface Storno<T> {
  readonly keyOf: (item: T) => string
  readonly nameOf: (item: T) => string
  readonly send: (ids: readonly string[], grund: string, key: string) => Promise<Storniert>
  readonly undo: (id: string, key: string) => Promise<unknown>
  /** The queries to invalidate afterwards. */
  readonly refreshes: readonly QueryKey[]
}

interface StornoDialogProps<T> {
  /** Null: closed. */
  readonly chosen: readonly T[] | null
  readonly storno: Storno<T>
  readonly onClose: () => void
}

/** Bulk cancellation by an administrator of bookings: the list, a reason, the outcome, and the undo. */
export function StornoDialog<T>({ chosen, storno, onClose }: StornoDialogProps<T>) {
  const { t } = useTranslation('buchungspflege')
  return (
    <DialogAbout about={chosen} onClose={onClose} title={t('storno.titel')}>
      {(about) => <Content chosen={about} storno={storno} onClose={onClose} />}
    </DialogAbout>
  )
}

interface ContentProps<T> extends StornoDialogProps<T> {
  readonly chosen: readonly T[]
}

function Content<T>({ chosen, ...rest }: ContentProps<T>) {
  const [asked] = useState(chosen)
  const [done, setDone] = useState<Storniert | null>(null)
  return done === null ? (
    <Ask {...rest} chosen={asked} onDone={setDone} />
  ) : (
    <Done {...rest} chosen={asked} done={done} />
  )
}

function Ask<T>({
  chosen,
  storno,
  onClose,
  onDone,
}: ContentProps<T> & { readonly onDone: (done: Storniert) => void }) {
  const { t } = useTranslation('buchungspflege')
  const queryClient = useQueryClient()
  const form = useForm({
    start: { informationstext: '' },
    fields: {
      informationstext: text({
        label: t('storno.grund'),
        hint: t('storno.grundHilfe'),
        missing: t('storno.grundFehlt'),
        max: 500,
        wide: true,
      }),
    },
    send: ({ informationstext }, { key }) =>
      storno.send(chosen.map(storno.keyOf), informationstext.trim(), key),
    async onDone(answer) {
      onDone(answer)
      await refresh(queryClient, storno.refreshes)
    },
  })
  return (
    <FormBox form={form}>
      <p className={classes.sum}>{t('storno.trifft', { count: chosen.length })}</p>
      <Rows scrolls className={classes.list} aria-label={t('storno.liste')}>
        {chosen.map((one) => (
          <li key={storno.keyOf(one)}>{storno.nameOf(one)}</li>
        ))}
      </Rows>
      <Fields form={form} />
      <FormFailure />
      <Actions>
        <Submit color="red">{t('storno.knopf', { count: chosen.length })}</Submit>
        <Button variant="default" size="md" disabled={form.busy} onClick={onClose}>
          {t('storno.zurueck')}
        </Button>
      </Actions>
    </FormBox>
  )
}

function Done<T>({ chosen, done, storno, onClose }: ContentProps<T> & { readonly done: Storniert }) {
  const { t } = useTranslation('buchungspflege')
  const queryClient = useQueryClient()
  const jetzt = useSecond()
  const [busy, setBusy] = useState(false)
  const { storniert, nicht, gehaltenBis } = done
  const title = t('storno.fertig', { count: storniert.length })
  useDialogTitle(title)
  const names = new Map(chosen.map((one) => [storno.keyOf(one), storno.nameOf(one)]))
  const until = gehaltenBis === null ? null : Temporal.Instant.from(gehaltenBis)
  const left = until === null ? 0 : Math.ceil((until.epochMilliseconds - jetzt.epochMilliseconds) / 1000)

  async function takeBack() {
    setBusy(true)
    const answers = await Promise.allSettled(storniert.map((id) => storno.undo(id, newIdempotencyKey())))
    const lost = answers.filter(({ status }) => status === 'rejected').length
    notifications.show(
      lost === 0
        ? { message: t('storno.wiederDa', { count: storniert.length }), color: 'lampe' }
        : { message: t('storno.nichtAlle', { count: lost }), color: 'red', role: 'alert' },
    )
    await refresh(queryClient, storno.refreshes)
    onClose()
  }

  return (
    <div className={classes.dialog}>
      <Note kind={storniert.length > 0 ? 'done' : 'refusal'} title={title}>
        {storniert.length > 0 && <p>{t('storno.mail')}</p>}
      </Note>
      {nicht.length > 0 && (
        <>
          <p className={classes.sum}>{t('storno.nicht', { count: nicht.length })}</p>
          <Rows scrolls className={classes.list}>
            {nicht.map(({ id, gruende }) => (
              <li key={id}>
                <strong>{names.get(id) ?? id}</strong>
                <p>{gruende.map(({ detail }) => detail).join(' ')}</p>
              </li>
            ))}
          </Rows>
        </>
      )}
      <Actions>
        <Button size="md" disabled={busy} data-autofocus onClick={onClose}>
          {t('storno.fertigKnopf')}
        </Button>
        {left > 0 && storniert.length > 0 && (
          <Button variant="default" size="md" loading={busy} onClick={() => void takeBack()}>
            {t('storno.zurueckNoch', { sekunden: left })}
          </Button>
        )}
      </Actions>
    </div>
  )
}

async function refresh(queryClient: ReturnType<typeof useQueryClient>, keys: readonly QueryKey[]) {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

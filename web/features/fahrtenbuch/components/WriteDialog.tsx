import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import type { Form } from '../../../ui/form/useForm.ts'
import classes from './WriteDialog.module.css'

interface WriteDialogProps<V> {
  readonly title: string
  readonly text: string
  readonly form: Form<V>
  /** The fields to show; all by default. */
  readonly names?: readonly (keyof V & string)[]
  /** The button's label; by default that it is written to the logbook. */
  readonly submit?: string
  readonly onClose: () => void
  /** A text before the fields. */
  readonly children?: ReactNode
}

/** A form that writes a row to a logbook, which is permanent: only its own button submits it. */
export function WriteDialog<V extends object>(props: WriteDialogProps<V>) {
  const { title, text, form, names, submit, onClose, children } = props
  const { t } = useTranslation('fahrtenbuch')
  return (
    <Dialog opened onClose={onClose} title={title}>
      <FormBox form={form}>
        <p className={classes.quiet}>{text}</p>
        {children}
        <Fields form={form} {...(names === undefined ? {} : { names })} />
        <FormFailure
          title={t('schreiben.gescheitert')}
          instead={({ status }) => (status === 409 ? t('schreiben.ueberholt') : undefined)}
        />
        <Actions>
          <Submit>{submit ?? t('schreiben.speichern')}</Submit>
          <Button size="md" variant="default" disabled={form.busy} onClick={onClose}>
            {t('schreiben.abbrechen')}
          </Button>
        </Actions>
      </FormBox>
    </Dialog>
  )
}

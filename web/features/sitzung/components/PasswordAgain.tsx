import { Button } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import classes from './AuthForm.module.css'
import { currentPassword } from './NewPasswordFields.tsx'

/** Why a form was refused that also asks for the password: the server's text is about signing in. */
export function PasswordFailure() {
  const { t } = useTranslation()
  return (
    <FormFailure
      instead={({ code }) => (code === 'sitzung.falsch' ? t('sitzung:fehler.ownPasswortFalsch') : undefined)}
    />
  )
}

interface ToAndFroProps {
  readonly submit: string
  /** Without it there is no cancel button. */
  readonly onCancel?: (() => void) | undefined
}

/** The buttons of account forms: submit and cancel. */
export function ToAndFro({ submit, onCancel }: ToAndFroProps) {
  const { t } = useTranslation()
  return (
    <Actions>
      <Submit>{submit}</Submit>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {t('sitzung:faktor.abbrechen')}
        </Button>
      )}
    </Actions>
  )
}

interface PasswordAgainProps<A> {
  /** The reason shown to the person. */
  readonly why: string
  readonly submit: string
  readonly send: (password: string) => Promise<A>
  readonly onDone: (answer: A) => unknown
  /** Without it there is no cancel button. */
  readonly onCancel?: (() => void) | undefined
}

/** Asks for the password again before something that grants access to the account is changed. */
export function PasswordAgain<A>({ why, submit, send, onDone, onCancel }: PasswordAgainProps<A>) {
  const { t } = useTranslation()
  const form = useForm({
    start: { password: '' },
    fields: { password: currentPassword(t('sitzung:passwort.own'), t('fehler:feld.fehlt')) },
    send: ({ password }) => send(password),
    onDone,
  })
  return (
    <FormBox form={form} className={classes.form} takesFocus={onCancel !== undefined}>
      <p>{why}</p>
      <PasswordFailure />
      <Field form={form} name="password" />
      <ToAndFro submit={submit} onCancel={onCancel} />
    </FormBox>
  )
}

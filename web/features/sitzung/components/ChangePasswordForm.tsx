import * as wire from '@platzwart/contract/operations/sitzung'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { sessionsOptions } from '../api/sessions.ts'
import classes from './AuthForm.module.css'
import { currentPassword, NO_PASSWORD, useNewPassword } from './NewPasswordFields.tsx'

export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { fields, check } = useNewPassword()
  const form = useForm({
    start: { current: '', ...NO_PASSWORD },
    restarts: true,
    fields: (values) => ({
      current: currentPassword(t('sitzung:passwort.current'), t('fehler:feld.fehlt')),
      ...fields(values),
    }),
    check,
    send: ({ current, password }) =>
      ask(wire.changePassword, { body: { currentPassword: current, newPassword: password } }),
    says: () => t('sitzung:passwort.changed'),
    onDone: () => queryClient.invalidateQueries(sessionsOptions),
  })
  return (
    <Panel aria-labelledby="aendern">
      <FormBox form={form} className={classes.form}>
        <div>
          <h2 id="aendern">{t('sitzung:passwort.change')}</h2>
          <p>{t('sitzung:passwort.changeIntro')}</p>
        </div>
        <FormFailure
          instead={({ code }) => (code === 'sitzung.falsch' ? t('sitzung:fehler.passwortFalsch') : undefined)}
        />
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field form={form} name="current" />
        <Field form={form} name="password" />
        <Field form={form} name="repeat" />
        <Actions>
          <Submit>{t('sitzung:passwort.submit')}</Submit>
        </Actions>
      </FormBox>
    </Panel>
  )
}

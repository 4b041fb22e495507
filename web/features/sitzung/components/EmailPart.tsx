import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/sitzung'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import { accountOptions } from '../api/account.ts'
import type { Account } from '../api/accountCalls.ts'
import { credentialsIssue } from '../model/credentials.ts'
import classes from './AuthForm.module.css'
import { currentPassword } from './NewPasswordFields.tsx'
import { PasswordFailure } from './PasswordAgain.tsx'

/** The account's address, and a form to change it: the new one applies once it is confirmed. */
export function EmailPart({ account: { email, passwort, wechsel } }: { readonly account: Account }) {
  const { t } = useTranslation()
  return (
    <div className={classes.form}>
      <p>
        {t('sitzung:adresse.now')} <strong className={classes.address}>{email}</strong>
      </p>
      {wechsel && <Waiting wechsel={wechsel} />}
      {passwort ? <EmailForm email={email} /> : <p>{t('sitzung:adresse.elsewhere')}</p>}
    </div>
  )
}

function Waiting({ wechsel }: { readonly wechsel: NonNullable<Account['wechsel']> }) {
  const { t } = useTranslation()
  const zone = useZone()
  const back = useAct(wire.withdrawEmail, {
    input: (_: null) => ({ body: {} }),
    says: () => t('sitzung:adresse.withdrawn'),
    refreshes: [accountOptions.queryKey],
  })
  const bis = formatMoment(Temporal.Instant.from(wechsel.gueltigBis), zone)
  return (
    <div className={classes.row}>
      <Note kind="hint">{t('sitzung:adresse.waiting', { email: wechsel.email, bis })}</Note>
      <Button variant="default" loading={back.busy} onClick={() => back.start(null)}>
        {t('sitzung:adresse.withdraw')}
      </Button>
    </div>
  )
}

function EmailForm({ email }: { readonly email: string }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const form = useForm({
    start: { email: '', password: '' },
    restarts: true,
    fields: {
      email: text({
        label: t('sitzung:adresse.new'),
        hint: t('sitzung:adresse.hint'),
        type: 'email',
        size: 'md',
        autoComplete: 'email',
        max: 254,
        missing: t('fehler:feld.fehlt'),
      }),
      password: currentPassword(t('sitzung:passwort.own'), t('fehler:feld.fehlt')),
    },
    check: ({ email: typed }) =>
      new Map(
        typed.trim() === '' || credentialsIssue(typed, 'x') === null
          ? []
          : [['email', t('sitzung:login.emailInvalid')]],
      ),
    send: ({ email: typed, password }) => ask(wire.requestEmail, { body: { email: typed.trim(), password } }),
    says: () => t('sitzung:adresse.requested'),
    onDone: () => queryClient.invalidateQueries(accountOptions),
  })
  return (
    <FormBox form={form} className={classes.form}>
      <PasswordFailure />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field form={form} name="email" />
      <Field form={form} name="password" />
      <Actions>
        <Submit>{t('sitzung:adresse.submit')}</Submit>
      </Actions>
    </FormBox>
  )
}

import * as wire from '@platzwart/contract/operations/sitzung'
import { PAGE } from '@platzwart/contract/paths'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import buttons from '../../../ui/linkButton.module.css'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import type { PasswordLink } from '../api/accountCalls.ts'
import { useSignedIn } from '../model/useSignedIn.ts'
import classes from './AuthForm.module.css'
import { LinkOwner } from './LinkOwner.tsx'
import { NO_PASSWORD, useNewPassword } from './NewPasswordFields.tsx'

interface NewPasswordFormProps {
  readonly token: string
  readonly invited?: boolean
  /** The subject of the link; undefined if the link is invalid, which is reported when it is used. */
  readonly link: PasswordLink | undefined
}

/** Sets a password with the token of a recovery mail or an invitation, and signs in. */
export function NewPasswordForm({ token, invited = false, link }: NewPasswordFormProps) {
  const { t } = useTranslation()
  const { mandant } = useStart()
  const router = useRouter()
  const signedIn = useSignedIn()
  const [shutOut, setShutOut] = useState(false)
  const newPassword = useNewPassword()
  const form = useForm({
    start: { ...NO_PASSWORD, geteilt: false },
    fields: (values: typeof NO_PASSWORD) => ({
      ...newPassword.fields(values),
      geteilt: check({
        label: t('sitzung:login.geteilt'),
        hint: t('sitzung:login.geteiltHilfe'),
        size: 'md',
      }),
    }),
    check: newPassword.check,
    send: ({ password, geteilt }) =>
      ask(wire.setPassword, { body: { newPassword: password, token, signIn: true, rememberMe: !geteilt } }),
    onDone({ angemeldet, zweitfaktor }): unknown {
      if (zweitfaktor) return router.navigate({ to: PAGE.loginCode })
      if (angemeldet) return signedIn()
      return setShutOut(true)
    },
  })
  const haus = link?.haus ?? mandant?.name
  const titleOfInvited =
    haus === undefined ? t('sitzung:recovery.inviteTitle') : t('sitzung:recovery.inviteTitleHaus', { haus })
  const title = invited ? titleOfInvited : t('sitzung:recovery.newTitle')
  if (shutOut) {
    return (
      <Page kind="form" title={title} className={classes.stack}>
        <Note kind="done">{t('sitzung:recovery.done')}</Note>
        <Link to={PAGE.login} className={buttons.primary}>
          {t('sitzung:confirm.next')}
        </Link>
      </Page>
    )
  }
  return (
    <Page kind="form" title={title} lead={invited ? t('sitzung:recovery.inviteIntro') : undefined}>
      <FormBox form={form} className={classes.form}>
        <LinkOwner email={link?.email} />
        <FormFailure>{!invited && <Link to={PAGE.recovery}>{t('sitzung:recovery.again')}</Link>}</FormFailure>
        <Field form={form} name="password" />
        <Field form={form} name="repeat" />
        <Field form={form} name="geteilt" />
        <Submit>{t('sitzung:recovery.newSubmit')}</Submit>
      </FormBox>
    </Page>
  )
}

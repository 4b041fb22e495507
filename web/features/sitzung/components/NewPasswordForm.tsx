import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import buttons from '../../../ui/linkButton.module.css'
import { Note } from '../../../ui/Note.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { resetPassword } from '../api/accountCalls.ts'
import classes from './AuthForm.module.css'
import { NO_PASSWORD, useNewPassword } from './NewPasswordFields.tsx'

/** Sets a password with the token of the recovery mail or of an invitation. */
export function NewPasswordForm({ token, invited = false }: { token: string; invited?: boolean }) {
  const { t } = useTranslation()
  const [done, setDone] = useState(false)
  const form = useForm({
    ...useNewPassword(),
    start: NO_PASSWORD,
    send: ({ password }) => resetPassword(password, token),
    onDone: () => setDone(true),
  })
  const title = t(invited ? 'sitzung:recovery.inviteTitle' : 'sitzung:recovery.newTitle')
  if (done) {
    return (
      <div className={classes.stack}>
        <PageHeading title={title} />
        <Note kind="done">{t('sitzung:recovery.done')}</Note>
        <Link to={PAGE.login} className={buttons.primary}>
          {t('sitzung:confirm.next')}
        </Link>
      </div>
    )
  }
  return (
    <>
      <PageHeading title={title} lead={invited ? t('sitzung:recovery.inviteIntro') : undefined} />
      <FormBox form={form} className={classes.form}>
        <FormFailure>{!invited && <Link to={PAGE.recovery}>{t('sitzung:recovery.again')}</Link>}</FormFailure>
        <Field form={form} name="password" />
        <Field form={form} name="repeat" />
        <Submit>{t('sitzung:recovery.newSubmit')}</Submit>
      </FormBox>
    </>
  )
}

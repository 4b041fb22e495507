import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { requestRecovery } from '../api/accountCalls.ts'
import { credentialsIssue } from '../model/credentials.ts'
import { AddressErrorNote } from './AddressErrorNote.tsx'
import classes from './AuthForm.module.css'

/** Requests the mail. The answer does not reveal whether the address has an account. */
export function RequestLinkForm() {
  const { t } = useTranslation()
  const [sent, setSent] = useState(false)
  const form = useForm({
    start: { email: '' },
    fields: {
      email: text({
        label: t('sitzung:login.email'),
        type: 'email',
        autoComplete: 'username',
        size: 'md',
      }),
    },
    check: ({ email }) =>
      new Map(
        credentialsIssue(email.trim(), 'x') === null ? [] : [['email', t('sitzung:login.emailInvalid')]],
      ),
    send: ({ email }) => requestRecovery(email.trim()),
    onDone: () => setSent(true),
  })
  return (
    <Page kind="form" title={t('sitzung:recovery.title')} lead={t('sitzung:recovery.intro')}>
      <FormBox form={form} className={classes.form}>
        <AddressErrorNote />
        <FormFailure />
        {sent && <Note kind="done">{t('sitzung:recovery.sent')}</Note>}
        <Field form={form} name="email" />
        <Submit>{t('sitzung:recovery.submit')}</Submit>
        <Link to={PAGE.login} className={classes.link}>
          {t('sitzung:recovery.backToLogin')}
        </Link>
      </FormBox>
    </Page>
  )
}

import { Button, TextInput } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { Note } from '../../../ui/Note.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { requestRecovery } from '../api/auth.ts'
import { credentialsIssue } from '../model/credentials.ts'
import { AddressErrorNote } from './AddressErrorNote.tsx'
import classes from './AuthForm.module.css'

/** Asks for the mail. The answer is the same whether or not the address has an account. */
export function RequestLinkForm() {
  const { t } = useTranslation()
  const [invalid, setInvalid] = useState(false)
  const request = useMutation({ mutationFn: requestRecovery })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    const found = credentialsIssue(email, 'x') !== null
    setInvalid(found)
    if (!found) request.mutate(email)
  }
  return (
    <>
      <PageHeading title={t('sitzung:recovery.title')} lead={t('sitzung:recovery.intro')} />
      <form className={classes.form} onSubmit={submit} noValidate>
        <AddressErrorNote />
        {request.isError && <Note kind="refusal">{describeFailure(request.error, t).text}</Note>}
        {request.isSuccess && <Note kind="done">{t('sitzung:recovery.sent')}</Note>}
        <TextInput
          size="md"
          name="email"
          type="email"
          label={t('sitzung:login.email')}
          autoComplete="username"
          error={invalid && t('sitzung:login.emailInvalid')}
        />
        <Button type="submit" size="md" loading={request.isPending}>
          {t('sitzung:recovery.submit')}
        </Button>
        <Link to={PAGE.login} className={classes.link}>
          {t('sitzung:recovery.backToLogin')}
        </Link>
      </form>
    </>
  )
}

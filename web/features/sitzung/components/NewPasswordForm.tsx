import { Button } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import buttons from '../../../ui/linkButton.module.css'
import { Note } from '../../../ui/Note.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { resetPassword } from '../api/auth.ts'
import classes from './AuthForm.module.css'
import { isAcceptable, NewPasswordFields, NO_PASSWORD } from './NewPasswordFields.tsx'

/** Sets a password with the token of the recovery mail or of an invitation. */
export function NewPasswordForm({ token, invited = false }: { token: string; invited?: boolean }) {
  const { t } = useTranslation()
  const [value, setValue] = useState(NO_PASSWORD)
  const [tried, setTried] = useState(false)
  const reset = useMutation({ mutationFn: () => resetPassword(value.password, token) })
  const title = t(invited ? 'sitzung:recovery.inviteTitle' : 'sitzung:recovery.newTitle')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isAcceptable(value)) reset.mutate()
  }
  if (reset.isSuccess) {
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
      <form className={classes.form} onSubmit={submit} noValidate>
        {reset.isError && (
          <Note kind="refusal">
            {describeFailure(reset.error, t).text}{' '}
            {!invited && <Link to={PAGE.recovery}>{t('sitzung:recovery.again')}</Link>}
          </Note>
        )}
        <NewPasswordFields value={value} onChange={setValue} tried={tried} />
        <Button type="submit" size="md" loading={reset.isPending}>
          {t('sitzung:recovery.newSubmit')}
        </Button>
      </form>
    </>
  )
}

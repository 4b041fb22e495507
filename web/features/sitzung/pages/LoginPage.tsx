import { Button, Checkbox, TextInput } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { peekRedirect } from '../../../platform/redirectCookie.ts'
import { Note } from '../../../ui/Note.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { type Credentials, signIn } from '../api/auth.ts'
import { restart, useStart } from '../api/start.ts'
import { AddressErrorNote } from '../components/AddressErrorNote.tsx'
import classes from '../components/AuthForm.module.css'
import { DemoLogins } from '../components/DemoLogins.tsx'
import { PasswordField } from '../components/PasswordField.tsx'
import { type CredentialsIssue, credentialsIssue } from '../model/credentials.ts'

/** Signs in, reads the start again as that person, and lets the route decide where to go (S4, S12). */
function useSignIn() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async ({ credentials, geteilt }: { credentials: Credentials; geteilt: boolean }) => {
      await signIn(credentials, geteilt)
      await restart(queryClient)
    },
    onSuccess: () => router.invalidate(),
  })
}

export function LoginPage() {
  const { t } = useTranslation()
  const { mandant, demo } = useStart()
  const login = useSignIn()
  const [issue, setIssue] = useState<CredentialsIssue | null>(null)
  const [geteilt, setShared] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  // Whoever comes here comes to type.
  useEffect(() => first.current?.focus({ preventScroll: true }), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const email = String(fields.get('email') ?? '').trim()
    const password = String(fields.get('password') ?? '')
    const found = credentialsIssue(email, password)
    setIssue(found)
    if (found === null) login.mutate({ credentials: { email, password }, geteilt })
  }

  return (
    <>
      <PageHeading
        title={mandant ? mandant.name : t('sitzung:login.welcomePlain')}
        lead={peekRedirect() === null ? t('sitzung:login.intro') : t('sitzung:login.continued')}
      />
      <form className={classes.form} onSubmit={submit} noValidate>
        <AddressErrorNote />
        {login.isError && issue === null && (
          <Note kind="refusal">{describeFailure(login.error, t).text}</Note>
        )}
        {issue !== null && <Note kind="refusal">{t(`sitzung:login.${issue}`)}</Note>}
        <TextInput
          ref={first}
          size="md"
          name="email"
          type="email"
          label={t('sitzung:login.email')}
          autoComplete="username"
          error={issue === 'emailInvalid' || issue === 'noPhone'}
        />
        <PasswordField name="password" label={t('sitzung:login.passwort')} autoComplete="current-password" />
        <Checkbox
          size="md"
          checked={geteilt}
          label={t('sitzung:login.geteilt')}
          description={t('sitzung:login.geteiltHilfe')}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Button type="submit" size="md" loading={login.isPending}>
          {t('sitzung:login.submit')}
        </Button>
        <Link to={PAGE.recovery} className={classes.link}>
          {t('sitzung:login.forgotten')}
        </Link>
      </form>
      {demo !== null && demo.length > 0 && (
        <DemoLogins
          people={demo}
          disabled={login.isPending}
          onChosen={(credentials) => login.mutate({ credentials, geteilt })}
        />
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { PAGE } from '@platzwart/contract/paths'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useStart } from '../../../platform/session/start.ts'
import { hasSessionEnded } from '../../../platform/sessionEnd.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { Note } from '../../../ui/Note.tsx'
import { type Credentials, houseOfDomainOptions, signIn } from '../api/auth.ts'
import { credentialsFaults, mailDomainOf } from '../model/credentials.ts'
import { useSignedIn } from '../model/useSignedIn.ts'
import { AddressErrorNote } from './AddressErrorNote.tsx'
import classes from './AuthForm.module.css'
import { DemoLogins } from './DemoLogins.tsx'
import { filledPassword } from './NewPasswordFields.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { SignInWays } from './SignInWays.tsx'

const NOBODY = { email: '', password: '', geteilt: false }

/** Signs in, reloads the start data as that person, and lets the route redirect (S4, S12). */
function useLoginForm() {
  const { t } = useTranslation()
  const router = useRouter()
  const signedIn = useSignedIn()
  const form = useForm({
    start: NOBODY,
    fields: {
      email: text({
        label: t('sitzung:login.email'),
        type: 'email',
        // Enables passkeys in the browser's autofill.
        autoComplete: 'username webauthn',
        size: 'md',
        first: true,
        filled: true,
      }),
      password: filledPassword(t('sitzung:login.passwort')),
      geteilt: check({
        label: t('sitzung:login.geteilt'),
        hint: t('sitzung:login.geteiltHilfe'),
        size: 'md',
      }),
    },
    // A demo person needs no input.
    check: ({ email, password }, demo?: Credentials) =>
      new Map(
        demo === undefined
          ? credentialsFaults(email, password).map(
              ([field, fault]) => [field, t(`sitzung:login.${fault}`)] as const,
            )
          : [],
      ),
    async send({ email, password, geteilt }, { word }: Sending<Credentials>) {
      return signIn(word ?? { email: email.trim(), password }, geteilt)
    },
    onDone: ({ zweitfaktor }) => (zweitfaktor ? router.navigate({ to: PAGE.loginCode }) : signedIn()),
    // The error does not reveal which one was wrong; the invisible one is typed again.
    onFailed(): void {
      form.root.current?.querySelector<HTMLInputElement>('[name="password"]')?.select()
    },
  })
  return form
}

/** Sign-in by address and password, or in demo mode as one of its people. */
export function LoginForm() {
  const { t } = useTranslation()
  const { demo } = useStart()
  const form = useLoginForm()
  return (
    <>
      <SignInWays domain={null} />
      <FormBox form={form} className={classes.form} takesFocus>
        {hasSessionEnded() && <Note kind="hint">{t('sitzung:login.ended')}</Note>}
        <AddressErrorNote />
        <FormFailure />
        <Field form={form} name="email" />
        <OtherHouse email={form.values.email} />
        <Field form={form} name="password" />
        <Field form={form} name="geteilt" />
        <Submit>{t('sitzung:login.submit')}</Submit>
        <PasskeyLogin geteilt={form.values.geteilt} />
        <Link to={PAGE.recovery} className={classes.link}>
          {t('sitzung:login.forgotten')}
        </Link>
      </FormBox>
      {demo !== null && demo.length > 0 && (
        <DemoLogins people={demo} disabled={form.busy} onChosen={(credentials) => form.send(credentials)} />
      )}
    </>
  )
}

/** Debounce, so that the link does not appear while typing. */
const PAUSE_MS = 400

/** A link to the sign-in of the house with the typed address's domain (T3). Only the domain is sent. */
function OtherHouse({ email }: { readonly email: string }) {
  const { t } = useTranslation()
  const [domain] = useDebouncedValue(mailDomainOf(email), PAUSE_MS)
  const { mandant } = useStart()
  const haus = useQuery(houseOfDomainOptions(domain)).data ?? null
  if (domain === null || mailDomainOf(email) !== domain) return null
  if (haus === null) return mandant === null ? <SignInWays domain={domain} /> : null
  const { name, adresse } = haus
  return (
    <Note kind="hint" news>
      <p>
        {t('sitzung:login.anderesHaus', { domain, name })} {t('sitzung:login.anderesHausHier')}
      </p>
      <Button
        component="a"
        href={`${adresse}${PAGE.login}`}
        variant="default"
        rightSection={<IconArrowRight size={18} aria-hidden />}
      >
        {t('sitzung:login.zumAnderen', { name })}
      </Button>
    </Note>
  )
}

import { Button } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FailureNote, FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { signInSecond } from '../api/factor.ts'
import { signInSecondByPasskey, type Ways, waysOptions } from '../api/passkey.ts'
import classes from '../components/AuthForm.module.css'
import { appCode, recoveryCode } from '../components/codeField.ts'
import { useSignedIn } from '../model/useSignedIn.ts'

/** In order of preference. */
const WAYS = ['passkey', 'app', 'recovery'] as const
type Way = (typeof WAYS)[number]

const LEAD = { passkey: 'loginPasskey', app: 'loginApp', recovery: 'loginCodes' } as const
const OTHER = { passkey: 'mitPasskey', app: 'mitApp', recovery: 'ohneApp' } as const

/** The account's options; the usual ones if they cannot be loaded. */
function waysIn(ways: Ways | null): readonly Way[] {
  const has = { passkey: ways?.passkey != null, app: ways === null || ways.app, recovery: true }
  return WAYS.filter((way) => has[way])
}

/** The second step of a sign-in: a passkey, a code of the app, or a recovery code. */
export function LoginCodePage() {
  const { t } = useTranslation()
  const query = useQuery({ ...waysOptions, throwOnError: false })
  if (query.isPending)
    return (
      <Page kind="form" title={t('sitzung:faktor.loginTitle')}>
        <Loading height="8rem" />
      </Page>
    )
  return <Step ways={query.data ?? null} />
}

function Step({ ways }: { readonly ways: Ways | null }) {
  const { t } = useTranslation()
  const there = waysIn(ways)
  const [way, setWay] = useState<Way>(there[0] ?? 'recovery')
  return (
    <Page kind="form" title={t('sitzung:faktor.loginTitle')} lead={t(`sitzung:faktor.${LEAD[way]}`)}>
      {ways?.woanders && <Note kind="hint">{t('sitzung:faktor.loginWoanders')}</Note>}
      {way === 'passkey' ? <ByPasskey /> : <CodeForm key={way} lost={way === 'recovery'} />}
      {there
        .filter((one) => one !== way)
        .map((one) => (
          <Button key={one} variant="default" size="md" mt="md" fullWidth onClick={() => setWay(one)}>
            {t(`sitzung:faktor.${OTHER[one]}`)}
          </Button>
        ))}
      <Link to={PAGE.login} className={classes.link}>
        {t('sitzung:faktor.vonVorn')}
      </Link>
    </Page>
  )
}

function ByPasskey() {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  const act = useAct({ send: () => signInSecondByPasskey(), failsBeside: true, onDone: signedIn })
  const button = useRef<HTMLButtonElement>(null)
  // After the heading, which a new page focuses.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={classes.form}>
      {act.failure !== null && <FailureNote failure={act.failure} />}
      <Button ref={button} size="md" loading={act.busy} onClick={() => act.start(null)}>
        {t('sitzung:faktor.mitPasskey')}
      </Button>
    </div>
  )
}

function CodeForm({ lost }: { readonly lost: boolean }) {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  const missing = t('fehler:feld.fehlt')
  const form = useForm({
    start: { code: '' },
    fields: {
      code: lost
        ? recoveryCode(t('sitzung:faktor.recovery'), missing, t('sitzung:faktor.recoveryHilfe'))
        : appCode(t('sitzung:faktor.code'), missing),
    },
    send: ({ code }) => signInSecond(code),
    onDone: signedIn,
    onFailed(): void {
      form.root.current?.querySelector<HTMLInputElement>('[name="code"]')?.select()
    },
  })
  return (
    <FormBox form={form} className={classes.form} takesFocus>
      <FormFailure />
      <Field form={form} name="code" />
      <Submit>{t('sitzung:login.submit')}</Submit>
    </FormBox>
  )
}

import { Button } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { forgetSessionEnd } from '../../../platform/sessionEnd.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { signInSecond } from '../api/factor.ts'
import { choosesHouse, restart } from '../api/start.ts'
import classes from '../components/AuthForm.module.css'
import { appCode, recoveryCode } from '../components/codeField.ts'

/** The second step of a sign-in: a code of the app, or one that was kept for when that is lost. */
export function LoginCodePage() {
  const { t } = useTranslation()
  const [lost, setLost] = useState(false)
  return (
    <>
      <PageHeading
        title={t('sitzung:faktor.loginTitle')}
        lead={t(lost ? 'sitzung:faktor.loginCodes' : 'sitzung:faktor.loginApp')}
      />
      <CodeForm key={String(lost)} lost={lost} />
      <Button variant="default" size="md" mt="md" fullWidth onClick={() => setLost(!lost)}>
        {t(lost ? 'sitzung:faktor.mitApp' : 'sitzung:faktor.ohneApp')}
      </Button>
      <Link to={PAGE.login} className={classes.link}>
        {t('sitzung:faktor.vonVorn')}
      </Link>
    </>
  )
}

function CodeForm({ lost }: { readonly lost: boolean }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const router = useRouter()
  const missing = t('fehler:feld.fehlt')
  const form = useForm({
    start: { code: '' },
    fields: {
      code: lost
        ? recoveryCode(t('sitzung:faktor.recovery'), missing, t('sitzung:faktor.recoveryHilfe'))
        : appCode(t('sitzung:faktor.code'), missing),
    },
    async send({ code }) {
      await signInSecond(code)
      return restart(queryClient)
    },
    onDone(start) {
      forgetSessionEnd()
      return router.navigate({ to: choosesHouse(start) ? PAGE.haeuser : PAGE.login, replace: true })
    },
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

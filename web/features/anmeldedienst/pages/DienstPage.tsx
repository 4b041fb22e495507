import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { PAGE } from '@platzwart/contract/paths'
import { ABLEHNUNGEN, type Ablehnung } from '@platzwart/domain/anmeldedienst/ablehnung'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ask } from '../../../platform/api.ts'
import { saveRedirect } from '../../../platform/redirectCookie.ts'
import { restart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import buttons from '../../../ui/linkButton.module.css'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { offenOptions } from '../api/anmeldung.ts'
import { useSaid } from '../model/useSaid.ts'

/** Where a sign-in by a service goes on that could not end at once, or came to nothing. */
export function DienstPage() {
  const said = useSaid('grund')
  const grund = ABLEHNUNGEN.find((one) => one === said)
  return grund === undefined ? <Waiting /> : <Refused grund={grund} />
}

function Refused({ grund }: { readonly grund: Ablehnung }) {
  const { t } = useTranslation('dienst')
  return (
    <Page kind="form" title={t('titel.abgelehnt')}>
      <Note kind="refusal">{t(`grund.${grund}`)}</Note>
      <Back />
    </Page>
  )
}

function Back() {
  const { t } = useTranslation('dienst')
  return (
    <p>
      <Link to={PAGE.login} className={buttons.primary}>
        {t('zurueck')}
      </Link>
    </p>
  )
}

function Waiting() {
  const { t } = useTranslation('dienst')
  const query = useQuery({ ...offenOptions, throwOnError: false })
  return (
    <WhenRead query={query} page={{ kind: 'form', title: t('titel.adresse') }}>
      {(offen) => {
        if (offen === null)
          return (
            <Page kind="form" title={t('titel.vorbei')}>
              <Note kind="hint">{t('grund.vorbei')}</Note>
              <Back />
            </Page>
          )
        return offen.grund === 'adresse' ? (
          <AddressAsked dienst={offen.dienst} />
        ) : (
          <Known dienst={offen.dienst} email={offen.email ?? ''} />
        )
      }}
    </WhenRead>
  )
}

function AddressAsked({ dienst }: { readonly dienst: string }) {
  const { t } = useTranslation('dienst')
  const queryClient = useQueryClient()
  const router = useRouter()
  const form = useForm({
    start: { email: '' },
    fields: {
      email: text({
        label: t('adresse.feld'),
        missing: t('adresse.fehlt'),
        type: 'email',
        autoComplete: 'email',
        max: 254,
        size: 'md',
        first: true,
      }),
    },
    send: ({ email }) => ask(wire.completeAnmeldung, { body: { email: email.trim() } }),
    async onDone({ status }) {
      if (status === 'verbinden') return queryClient.invalidateQueries(offenOptions)
      await restart(queryClient)
      return router.navigate({ to: PAGE.login, replace: true })
    },
  })
  return (
    <Page kind="form" title={t('titel.adresse')} lead={t('adresse.text', { dienst })}>
      <FormBox form={form} takesFocus>
        <FormFailure />
        <Field form={form} name="email" />
        <Submit>{t('adresse.weiter')}</Submit>
      </FormBox>
    </Page>
  )
}

function Known({ dienst, email }: { readonly dienst: string; readonly email: string }) {
  const { t } = useTranslation('dienst')
  const router = useRouter()
  const go = () => {
    saveRedirect(PAGE.passwort)
    return router.navigate({ to: PAGE.login })
  }
  return (
    <Page kind="form" title={t('titel.verbinden')} lead={t('verbinden.text', { dienst, email })}>
      <Button size="md" onClick={() => void go()}>
        {t('verbinden.weiter')}
      </Button>
    </Page>
  )
}

import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/sitzung'
import { PAGE } from '@platzwart/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { saveRedirect } from '../../../platform/redirectCookie.ts'
import { startOptions, useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import buttons from '../../../ui/linkButton.module.css'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { accountOptions } from '../api/account.ts'
import classes from './AuthForm.module.css'

/** Confirms a new address for the signed-in account. Others sign in first, and return. */
export function ConfirmAddress({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const { sitzung, betreiber } = useStart()
  const queryClient = useQueryClient()
  const here = useLocation({ select: ({ href }) => href })
  const confirm = useAct(wire.confirmEmail, {
    input: (code: string) => ({ body: { token: code } }),
    failsBeside: true,
    onDone: () =>
      Promise.all([
        queryClient.invalidateQueries(startOptions),
        queryClient.invalidateQueries(accountOptions),
      ]),
  })
  const signedIn = sitzung ?? betreiber
  const email = sitzung?.benutzer.email ?? betreiber?.email ?? ''
  const lead = signedIn ? t('sitzung:confirmNew.intro', { email }) : t('sitzung:confirmNew.signIn')
  return (
    <Page
      kind="form"
      title={t('sitzung:confirmNew.title')}
      lead={confirm.done ? undefined : lead}
      className={classes.stack}
    >
      {confirm.failure !== null && <FailureNote failure={confirm.failure} />}
      {confirm.done && <Note kind="done">{t('sitzung:confirmNew.done')}</Note>}
      {!signedIn && (
        <Link to={PAGE.login} className={buttons.primary} onClick={() => saveRedirect(here)}>
          {t('sitzung:confirm.next')}
        </Link>
      )}
      {signedIn && !confirm.done && (
        <Button size="md" loading={confirm.busy} onClick={() => confirm.start(token)}>
          {t('sitzung:confirmNew.submit')}
        </Button>
      )}
      {confirm.done && (
        <Link to={PAGE.home} className={buttons.primary}>
          {t('sitzung:confirm.start')}
        </Link>
      )}
    </Page>
  )
}

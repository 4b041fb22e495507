import { Loader } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { saveRedirect } from '../../../../platform/redirectCookie.ts'
import { useStart } from '../../../../platform/session/start.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import buttons from '../../../../ui/linkButton.module.css'
import { Page } from '../../../../ui/page/Page.tsx'
import { passwordLinkOptions } from '../../api/accountCalls.ts'
import classes from '../AuthForm.module.css'
import { NewPasswordForm } from '../NewPasswordForm.tsx'
import { SignInWays } from '../SignInWays.tsx'
import { SignedInAsAnother } from './SignedInAsAnother.tsx'

/** The signed-in person of this browser: a member of a house, or an operator without one. */
const nameIn = ({ sitzung, betreiber }: Start) =>
  sitzung ? `${sitzung.benutzer.vorname} ${sitzung.benutzer.nachname}` : (betreiber?.name ?? null)

/** The target of an invitation's link: people with an account sign in, everybody else sets a password. */
export function Invitation({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const start = useStart()
  const { sitzung } = start
  const here = nameIn(start)
  // Signing out clears the cache: render the page again from it.
  const [, drawAnew] = useState(false)
  const asked = useQuery(passwordLinkOptions(token))
  if (asked.isPending) return <Loader size="sm" aria-hidden />
  if (here !== null && asked.data?.eigenes === false)
    return <SignedInAsAnother name={here} onSignedOut={() => drawAnew(true)} />
  // An invalid link is reported when it is used.
  if (asked.data?.konto !== true)
    return (
      <>
        <NewPasswordForm token={token} invited link={asked.data} />
        {asked.data && <SignInWays domain={null} einladung={token} />}
      </>
    )
  return (
    <Page
      kind="form"
      title={t('sitzung:haeuser.eingeladen')}
      lead={t(sitzung ? 'sitzung:haeuser.einladungAngemeldet' : 'sitzung:haeuser.einladungKonto')}
      className={classes.stack}
    >
      <Link
        to={sitzung ? PAGE.haeuser : PAGE.login}
        className={buttons.primary}
        onClick={() =>
          asked.data?.zurueck && saveRedirect(`${PAGE.confirm}?${new URLSearchParams({ token })}`)
        }
      >
        {t(sitzung ? 'sitzung:haeuser.title' : 'sitzung:confirm.next')}
      </Link>
    </Page>
  )
}

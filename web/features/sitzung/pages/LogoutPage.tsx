import { Button, Loader } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { hasPending } from '../../../platform/pending.ts'
import { leave as signOutEverywhere } from '../../../platform/session/signOut.ts'
import { restart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../components/AuthForm.module.css'
import { SignOutPrompt } from '../components/SignOutPrompt.tsx'

/** Signs out when opened (S5), and redirects to the sign-in. */
export function LogoutPage() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const leave = useAct({
    async send(_: null) {
      const adresse = await signOutEverywhere()
      await restart(queryClient)
      return adresse
    },
    failsBeside: true,
    onDone(adresse): unknown {
      if (adresse === null) return navigate({ to: PAGE.login, replace: true })
      return location.replace(adresse)
    },
  })
  // Asks first if the outbox of this device has entries of this session.
  const [asking, setAsking] = useState(hasPending)
  const begun = useRef(false)
  useEffect(() => {
    if (asking || begun.current) return
    begun.current = true
    leave.start(null)
  })
  if (asking) {
    return (
      <Page kind="form" title={t('sitzung:logout.title')} className={classes.stack}>
        <SignOutPrompt
          onSignOut={() => setAsking(false)}
          onStay={() => void navigate({ to: PAGE.fahrten, replace: true })}
        />
      </Page>
    )
  }
  return (
    <Page kind="form" title={t('sitzung:logout.title')} className={classes.stack}>
      {leave.failure !== null ? (
        <>
          <Note kind="refusal">{t('sitzung:logout.failed')}</Note>
          <Button onClick={() => leave.start(null)}>{t('state.retry')}</Button>
        </>
      ) : (
        <Announced as="p" appears>
          <Loader size="sm" mr="sm" aria-hidden />
          {t('sitzung:logout.running')}
        </Announced>
      )}
    </Page>
  )
}

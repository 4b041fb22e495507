import { Button } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { hasPending } from '../../../../platform/pending.ts'
import { signOut } from '../../../../platform/session/signOut.ts'
import { restart } from '../../../../platform/session/start.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../../ui/act/useAct.ts'
import buttons from '../../../../ui/linkButton.module.css'
import { Note } from '../../../../ui/Note.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import classes from '../AuthForm.module.css'
import { SignOutPrompt } from '../SignOutPrompt.tsx'

interface SignedInAsAnotherProps {
  /** The signed-in person of this browser. */
  readonly name: string
  readonly onSignedOut: () => void
}

/**
 * Another person's invitation, opened while signed in: says who is signed in, and offers a way on for both.
 */
export function SignedInAsAnother({ name, onSignedOut }: SignedInAsAnotherProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const leave = useAct({
    async send(_: null) {
      await signOut()
      await restart(queryClient)
    },
    failsBeside: true,
    onDone: onSignedOut,
  })
  const go = () => {
    setAsking(false)
    leave.start(null)
  }
  return (
    <Page
      kind="form"
      title={t('sitzung:haeuser.eingeladen')}
      lead={t('sitzung:haeuser.einladungAnderer', { name })}
      className={classes.stack}
    >
      {leave.failure !== null && <Note kind="refusal">{t('sitzung:logout.failed')}</Note>}
      {asking ? (
        <SignOutPrompt onSignOut={go} onStay={() => setAsking(false)} />
      ) : (
        <>
          <Button size="md" loading={leave.busy} onClick={() => (hasPending() ? setAsking(true) : go())}>
            {t('sitzung:haeuser.abmeldenUndWeiter')}
          </Button>
          <Link to={PAGE.home} className={buttons.plain}>
            {t('sitzung:haeuser.bleiben', { name })}
          </Link>
        </>
      )}
    </Page>
  )
}

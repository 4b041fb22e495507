import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/start'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ask } from '../platform/api.ts'
import type { OtherPerson } from '../platform/session/otherPerson.ts'
import { signOut } from '../platform/session/signOut.ts'
import { useTranslation } from '../platform/texts/useTranslation.ts'
import { useAct } from '../ui/act/useAct.ts'
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx'
import { Actions } from '../ui/form/FormBox.tsx'
import { ActFailure } from '../ui/pflege/ActFailure.tsx'
import { leaveForSignIn } from './endSession.ts'

/** Above every dialog, including the question before one is left. */
const ABOVE = 260

/**
 * Blocks the page when somebody else has signed in in this browser: it still shows the previous person's
 * data. It offers to reload as the new person, or to sign in as the previous one.
 */
export function OtherPersonDialog({ now, before }: OtherPerson) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const router = useRouter()
  const goBack = useAct({
    async send(_: null) {
      await signOut({ house: null, person: now.id })
      await leaveForSignIn(queryClient, router, await ask(wire.start))
    },
    failsBeside: true,
  })
  return (
    <DialogFrame
      card
      opened
      onClose={() => undefined}
      withoutClose
      title={t('sitzung:andere.titel', { jetzt: now.name })}
      size="md"
      zIndex={ABOVE}
    >
      <p>{t('sitzung:andere.text', { jetzt: now.name, vorher: before.name })}</p>
      <ActFailure failure={goBack.failure} />
      <Actions>
        <Button data-autofocus onClick={() => location.reload()}>
          {t('sitzung:andere.neuLaden', { jetzt: now.name })}
        </Button>
        <Button variant="default" loading={goBack.busy} onClick={() => goBack.start(null)}>
          {t('sitzung:andere.anmelden', { vorher: before.name })}
        </Button>
      </Actions>
    </DialogFrame>
  )
}

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { holderOf } from '../../../platform/session/holder.ts'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { followUebergaben, useUebergaben } from '../model/uebergaben.ts'
import { WaitingUebergaben } from './UebergabeKarte.tsx'

interface SignOutWarningProps {
  readonly onSignOut: () => void
  readonly onStay: () => void
}

/** Warns before signing out while the outbox has records: they stay, but nobody else can send them. */
export function SignOutWarning({ onSignOut, onStay }: SignOutWarningProps) {
  const { t } = useTranslation('fahrt')
  const queryClient = useQueryClient()
  const person = holderOf(useStart())
  const { uebergaben, read } = useUebergaben()
  useEffect(() => followUebergaben(queryClient), [queryClient])
  const nothing = person === null || (read && uebergaben.length === 0)
  useEffect(() => {
    if (nothing) onSignOut()
  }, [nothing, onSignOut])
  if (nothing || !read) return null
  return (
    <>
      <Note kind="refusal" title={t('wartend.abmelden')}>
        {t('wartend.abmeldenText')}
      </Note>
      <WaitingUebergaben />
      <Button size="md" onClick={onStay}>
        {t('wartend.angemeldetBleiben')}
      </Button>
      <Button size="md" variant="default" onClick={onSignOut}>
        {t('wartend.trotzdem')}
      </Button>
    </>
  )
}

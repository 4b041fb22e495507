import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { Note } from '../../../ui/Note.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { MESSAGE_KEY, type Message, POSTAUSGANG_KEY } from '../api/postausgang.ts'

/** Sends a mail again after a confirmation; queued ones are sent anyway. */
export function SendAgain({ nachricht }: { readonly nachricht: Message }) {
  const { t } = useTranslation('auftrag')
  const [asked, setAsked] = useState(false)
  const again = useAct(wire.sendMailAgain, {
    input: (id: string) => ({ id }),
    says: () => t('post.erneut.wartet'),
    failsBeside: true,
    refreshes: [MESSAGE_KEY, POSTAUSGANG_KEY],
    onDone: () => setAsked(false),
    onFailed: () => setAsked(false),
  })
  if (nachricht.status === 'wartend') return null
  return (
    <div className={pflege.section}>
      {again.failure !== null && !asked && (
        <FailureNote title={t('post.erneut.nicht')} failure={again.failure} />
      )}
      {asked && (
        <Note kind="hint" news title={t('post.erneut.frage')}>
          {t(nachricht.text === null ? 'post.erneut.neu' : 'post.erneut.wieEsWar')}
        </Note>
      )}
      <div className={pflege.buttons}>
        {asked ? (
          <>
            <Button loading={again.busy} onClick={() => again.start(nachricht.id)}>
              {t('post.erneut.ja')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('post.erneut.nein')}
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            leftSection={<IconMailForward size={18} aria-hidden />}
            onClick={() => setAsked(true)}
          >
            {t('post.erneut.knopf')}
          </Button>
        )}
      </div>
    </div>
  )
}

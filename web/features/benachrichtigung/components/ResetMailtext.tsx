import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Note } from '../../../ui/Note.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { keepMailtext, MAILTEXTE_KEY, type Mailtext, versionOf } from '../api/mailtexte.ts'
import { isWorded } from '../model/wordForm.ts'

interface ResetMailtextProps {
  readonly mailtext: Mailtext
  readonly titel: string
  /** Called with the product's own words. */
  readonly onReset: (own: Mailtext) => void
}

/** Restores the product's own words after a confirmation; hidden if the house has no words of its own. */
export function ResetMailtext({ mailtext, titel, onReset }: ResetMailtextProps) {
  const { t } = useTranslation('mailtext')
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(false)
  const reset = useAct(wire.deleteMailtext, {
    input: (_: null) => ({ typ: mailtext.typ, version: versionOf(mailtext) }),
    says: () => t('zurueckgesetzt', { titel }),
    refreshes: [MAILTEXTE_KEY],
    onDone(own: Mailtext) {
      setAsked(false)
      keepMailtext(queryClient, own)
      onReset(own)
    },
  })
  if (!isWorded(mailtext)) return null
  return (
    <div className={pflege.section}>
      {asked && <Note kind="hint" news title={t('zurueckFrage')} />}
      <div className={pflege.buttons}>
        {asked ? (
          <>
            <Button className={pflege.heavy ?? ''} loading={reset.busy} onClick={() => reset.start(null)}>
              {t('zurueckJa')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('zurueckNein')}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('zurueck')}
          </Button>
        )}
      </div>
    </div>
  )
}

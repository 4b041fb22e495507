import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../ui/form/useSending.ts'
import { Note } from '../../../ui/Note.tsx'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'

interface BackBarProps<A> {
  /** What was done. */
  readonly done: string
  /** The way back in full, for whoever hears it alone. */
  readonly label: string
  /** That it is as before. */
  readonly says: string
  readonly send: (key: string) => Promise<A>
  /** After it was read anew. */
  readonly onBack: (answer: A) => void
}

/** The way back from something that was saved at once, until the next thing is done. */
export function BackBar<A>({ done, label, says, send, onBack }: BackBarProps<A>) {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const staleText = useStaleText(true)
  const back = useSending({
    send: (_: null, { key }) => send(key),
    says: () => says,
    onDone: async (answer: A) => {
      await refresh()
      onBack(answer)
    },
    onFailed,
  })
  return (
    <>
      <Note kind="done">
        <p>{done}</p>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={label}
          loading={back.busy}
          onClick={() => back.mutate(null)}
        >
          {t('platz.zurueck')}
        </Button>
      </Note>
      {back.failure !== null && (
        <FailureNote
          title={t('pflege:nichtGespeichert')}
          failure={back.failure}
          stale={staleText(back.failure)}
        />
      )}
    </>
  )
}

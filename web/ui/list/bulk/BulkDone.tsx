import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useSecond } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../Note.tsx'
import classes from './bulk.module.css'
import type { Bulk } from './useBulk.ts'

interface BulkDoneProps<T, D> {
  readonly bulk: Bulk<T, D>
  /** What became of them. */
  readonly says: string
  /** Said when it was taken back. */
  readonly saysBack: string
  readonly undo: (seconds: number) => string
  /** Until when all of it can be taken back. */
  readonly until: Temporal.Instant | null
}

/** What was done to several at once, and one button that takes all of it back while it can be. */
export function BulkDone<T, D>({ bulk, says, saysBack, undo, until }: BulkDoneProps<T, D>) {
  const { t } = useTranslation()
  const now = useSecond()
  const left = until === null ? 0 : Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000)
  if (bulk.done.length === 0 || left <= 0) return null
  async function takeBack() {
    const refused = await bulk.takeBack()
    if (refused.length === 0) notifications.show({ message: saysBack, color: 'lampe' })
    else
      notifications.show({
        title: t('list.notAllBack'),
        message: [...new Set(refused)].join(' '),
        color: 'red',
      })
  }
  return (
    <div className={classes.done} data-screen-only>
      <Note kind="done" title={says} />
      {/* Beside the note: nobody wants to hear the seconds. */}
      <Button
        variant="default"
        size="sm"
        data-focus-target
        loading={bulk.busy}
        onClick={() => void takeBack()}
      >
        {undo(left)}
      </Button>
    </div>
  )
}

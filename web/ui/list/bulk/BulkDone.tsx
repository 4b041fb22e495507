import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useSecond } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../Note.tsx'
import classes from './bulk.module.css'
import type { Bulk } from './useBulk.ts'

interface BulkDoneProps<T, D> {
  readonly bulk: Bulk<T, D>
  /** The outcome. */
  readonly says: string
  /** The message after an undo. */
  readonly saysBack: string
  readonly undo: (seconds: number) => string
  /** Until when all of it can be undone. */
  readonly until: Temporal.Instant | null
}

/** The outcome of a bulk action, with a button that undoes all of it while possible. */
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
      {/* Outside the note, so that the countdown is not announced. */}
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

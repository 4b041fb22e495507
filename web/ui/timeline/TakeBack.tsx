import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { Note } from '../Note.tsx'
import classes from './TakeBack.module.css'

const UNDO_MS = 10_000

interface TakeBackProps {
  /** What was done. */
  readonly text: string
  /** What the button says. */
  readonly label: string
  readonly busy: boolean
  /** Null where it is the taking back that was done. */
  readonly onUndo: (() => void) | null
  /** After ten seconds. */
  readonly onOver: () => void
}

/** What was done a moment ago, with ten seconds to take it back. To be given a key of its own for each. */
export function TakeBack({ text, label, busy, onUndo, onOver }: TakeBackProps) {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setTimeout(() => over(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Note kind="done">
      <div className={classes.message}>
        <span>{text}</span>
        {onUndo !== null && (
          <Button size="compact-md" variant="default" loading={busy} onClick={onUndo}>
            {label}
          </Button>
        )}
      </div>
    </Note>
  )
}

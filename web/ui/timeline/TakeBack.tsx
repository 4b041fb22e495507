import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { Note } from '../Note.tsx'
import classes from './TakeBack.module.css'

const UNDO_MS = 10_000

interface TakeBackProps {
  /** The outcome. */
  readonly text: string
  /** The button's label. */
  readonly label: string
  readonly busy: boolean
  /** Null after an undo. */
  readonly onUndo: (() => void) | null
  /** Called after ten seconds. */
  readonly onOver: () => void
}

/** The outcome of a moment ago, with an undo for ten seconds. Needs a new key for each. */
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

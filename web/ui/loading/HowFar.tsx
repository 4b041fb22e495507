import { Progress, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Announced } from '../announce/Announced.tsx'
import classes from './HowFar.module.css'

interface HowFarProps {
  readonly done: number
  /** 0 while the total is unknown. */
  readonly of: number
  readonly label: string
  /** The same in words. */
  readonly children: ReactNode
}

/** The progress of work on the server. */
export function HowFar({ done, of, label, children }: HowFarProps) {
  return (
    <Stack>
      <Progress size="lg" value={of === 0 ? 0 : (done / of) * 100} aria-label={label} />
      <Announced as="p" className={classes.words}>
        {children}
      </Announced>
    </Stack>
  )
}

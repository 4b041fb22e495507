import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Announced } from '../announce/Announced.tsx'

interface CopyPressProps {
  readonly value: string
  readonly label: string
  /** Its label, and the announcement, for a moment after copying. */
  readonly done: string
}

/** A button that copies a text. */
export function CopyPress({ value, label, done }: CopyPressProps) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => {
        const Sign = copied ? IconCheck : IconCopy
        return (
          <Button variant="default" leftSection={<Sign size={16} aria-hidden />} onClick={copy}>
            <Announced as="span">{copied ? done : label}</Announced>
          </Button>
        )
      }}
    </CopyButton>
  )
}

import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'

interface RemoveButtonProps {
  readonly name: string
  readonly onClick: () => void
}

/** Removes an entry from a list of the form; a large touch target. */
export function RemoveButton({ name, onClick }: RemoveButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={name} onClick={onClick}>
      <IconTrash size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}

import { FileButton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'

interface FilePressProps {
  /** Types as the browser's file dialog expects them, `image/png,application/pdf`. */
  readonly accept: string
  /** The accessible name of the hidden input. */
  readonly name: string
  readonly onFile: (file: File) => void
  readonly children: (press: { readonly onClick: () => void }) => ReactNode
}

/**
 * A button that chooses a file; the same one again as well, although browsers fire no change event for it.
 */
export function FilePress({ accept, name, onFile, children }: FilePressProps) {
  const forget = useRef<() => void>(null)
  function onChange(file: File | null) {
    if (file === null) return
    forget.current?.()
    onFile(file)
  }
  return (
    <FileButton resetRef={forget} accept={accept} onChange={onChange} inputProps={{ 'aria-label': name }}>
      {children}
    </FileButton>
  )
}

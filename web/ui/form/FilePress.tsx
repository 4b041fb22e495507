import { FileButton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'

interface FilePressProps {
  /** Types as the browser's own dialog takes them, `image/png,application/pdf`. */
  readonly accept: string
  /** What the input behind the button is called. */
  readonly name: string
  readonly onFile: (file: File) => void
  readonly children: (press: { readonly onClick: () => void }) => ReactNode
}

/** A button that brings a file of the device, the same one once more as well: browsers tell of a choice only where it is another one. */
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

import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'

/** Prints the current page. */
export function PrintButton({ text }: { readonly text: string }) {
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => window.print()}
    >
      {text}
    </Button>
  )
}

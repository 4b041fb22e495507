import { useComputedColorScheme } from '@mantine/core'
import { useStart } from '../../platform/session/start.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'

/** The head of a page: the house's logo, or the product's mark with this text. */
export function HouseMark({ text }: { readonly text: string }) {
  const { mandant } = useStart()
  const dark = useComputedColorScheme('light') === 'dark'
  if (!mandant?.logo && !mandant?.logoDunkel) return <Wordmark text={text} />
  return <Logo {...mandant} dark={dark} alt={mandant.name} />
}

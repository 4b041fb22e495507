import type { FieldSpec } from '../../../ui/form/spec.ts'
import { text } from '../../../ui/form/text.tsx'

/** A code of the app: phones offer the right keys, and what came with a message. */
export function appCode(label: string, missing: string, hint?: string): FieldSpec<string> {
  return text({
    label,
    missing,
    max: 20,
    first: true,
    size: 'md',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    ...(hint === undefined ? {} : { hint }),
  })
}

/** One of the codes that were kept for the day on which the app is lost. */
export function recoveryCode(label: string, missing: string, hint: string): FieldSpec<string> {
  const field = text({
    label,
    missing,
    hint,
    max: 60,
    first: true,
    size: 'md',
    autoComplete: 'off',
    autoCapitalize: 'characters',
  })
  return { ...field, kept: false }
}

import type { FieldSpec } from '../../../ui/form/spec.ts'
import { text } from '../../../ui/form/text.tsx'

/** A code of the authenticator app: numeric keyboard and autofill of one-time codes. */
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

/** One of the recovery codes. */
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

import { Checkbox } from '@mantine/core'
import type { FieldSpec, FieldWords } from './spec.ts'

interface CheckLook extends FieldWords {
  readonly size?: 'md' | 'lg'
}

/** A checkbox. */
export function check({ size, ...words }: CheckLook): FieldSpec<boolean> {
  return {
    kept: true,
    ...words,
    input: ({ name, label, hint, fault, value, change }) => (
      <Checkbox
        {...{ name, label }}
        {...(size === undefined ? {} : { size })}
        description={hint}
        error={fault}
        checked={value}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    ),
  }
}

import { FileInput } from '@mantine/core'
import { type FieldSpec, type FieldWords, wrapperOf } from './spec.ts'

interface FileLook extends FieldWords {
  /** Types as the browser's file dialog expects them, `image/png,application/pdf`. */
  readonly accept: string
  readonly placeholder: string
}

/** A file of the device, or none. */
export function file({ accept, placeholder, ...words }: FileLook): FieldSpec<File | null> {
  return {
    ...words,
    input: (of) => (
      <FileInput
        {...wrapperOf(of)}
        {...{ accept, placeholder }}
        clearable
        value={of.value}
        onChange={of.change}
      />
    ),
  }
}

import { NumberInput } from '@mantine/core'
import { type FieldOf, type FieldSpec, type FieldWords, wrapperOf } from './spec.ts'

interface WholeLook extends FieldWords {
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly size?: 'md'
  /** A number beyond the limits cannot be typed; else it is said. */
  readonly strict?: boolean
}

/** A whole number; null while none stands there. */
export function whole(look: WholeLook): FieldSpec<number | null> {
  return { ...look, input: (of) => <WholeField of={of} look={look} /> }
}

function WholeField({ of, look }: { readonly of: FieldOf<number | null>; readonly look: WholeLook }) {
  const { min, max, step, size, strict = false } = look
  return (
    <NumberInput
      {...wrapperOf(of)}
      {...{ min, max }}
      {...(step === undefined ? {} : { step })}
      {...(size === undefined ? {} : { size })}
      clampBehavior={strict ? 'strict' : 'blur'}
      allowDecimal={false}
      value={of.value ?? ''}
      onChange={(value) => of.change(typeof value === 'number' ? value : null)}
    />
  )
}

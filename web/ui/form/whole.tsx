import { NumberInput } from '@mantine/core'
import { formatNumber } from '../../platform/format.ts'
import { type FieldOf, type FieldSpec, type FieldWords, wrapperOf } from './spec.ts'

interface WholeLook extends FieldWords {
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly size?: 'md'
}

/** A whole number; null while none stands there. */
export function whole(look: WholeLook): FieldSpec<number | null> {
  return { ...look, says: said, input: (of) => <WholeField of={of} look={look} /> }
}

/** A whole number that is never none: an empty field means the last one. */
export function count(look: WholeLook): FieldSpec<number> {
  return {
    ...look,
    says: said,
    input(of) {
      const change = (value: number | null) => value !== null && of.change(value)
      return <WholeField of={{ ...of, change }} look={look} />
    },
  }
}

const said = (value: number | null) => (value === null ? '' : formatNumber(value))

function WholeField({ of, look }: { readonly of: FieldOf<number | null>; readonly look: WholeLook }) {
  const { min, max, step, size } = look
  return (
    <NumberInput
      {...wrapperOf(of)}
      {...{ min, max }}
      {...(step === undefined ? {} : { step })}
      {...(size === undefined ? {} : { size })}
      allowDecimal={false}
      value={of.value ?? ''}
      onChange={(value) => of.change(typeof value === 'number' ? value : null)}
    />
  )
}

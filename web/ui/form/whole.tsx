import { formatNumber } from '../../platform/format.ts'
import { NumberField } from './NumberField.tsx'
import { type FieldOf, type FieldSpec, type FieldWords, wrapperOf } from './spec.ts'

interface NumberLook extends FieldWords {
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly size?: 'md'
}

interface DecimalLook extends NumberLook {
  readonly places: number
  readonly exact?: boolean
}

/** A whole number; null while none stands there. */
export function whole(look: NumberLook): FieldSpec<number | null> {
  return decimal({ ...look, places: 0 })
}

/** A number with so many places behind the decimal sign; null while none stands there. */
export function decimal(look: DecimalLook): FieldSpec<number | null> {
  return { ...look, kept: true, says: said, input: (of) => <LookedAt of={of} look={look} /> }
}

/** An amount of money, in whole ones and cents; null while none stands there. */
export function amount(look: NumberLook): FieldSpec<number | null> {
  return decimal({ ...look, places: 2, exact: true })
}

/** A whole number that is never none: an empty field means the last one. */
export function count(look: NumberLook): FieldSpec<number> {
  return {
    ...look,
    kept: true,
    says: said,
    input(of) {
      const change = (value: number | null) => value !== null && of.change(value)
      return <LookedAt of={{ ...of, change }} look={{ ...look, places: 0 }} />
    },
  }
}

const said = (value: number | null) => (value === null ? '' : formatNumber(value))

function LookedAt({ of, look }: { readonly of: FieldOf<number | null>; readonly look: DecimalLook }) {
  const { min, max, places, exact = false, step, size } = look
  return (
    <NumberField
      {...wrapperOf(of)}
      {...{ min, max, places, exact }}
      {...(step === undefined ? {} : { step })}
      {...(size === undefined ? {} : { size })}
      value={of.value}
      onChange={of.change}
    />
  )
}

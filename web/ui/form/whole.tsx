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

/** An integer; null if empty. */
export function whole(look: NumberLook): FieldSpec<number | null> {
  return decimal({ ...look, places: 0 })
}

/** A number with so many decimal places; null if empty. */
export function decimal(look: DecimalLook): FieldSpec<number | null> {
  return { ...look, kept: true, says: said, input: (of) => <LookedAt of={of} look={look} /> }
}

/** An amount of money with cents; null if empty. */
export function amount(look: NumberLook): FieldSpec<number | null> {
  return decimal({ ...look, places: 2, exact: true })
}

/** An integer that is never null: an empty field means the previous value. */
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

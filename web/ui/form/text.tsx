import { Textarea, TextInput } from '@mantine/core'
import { FILLED } from './filled.ts'
import { type FieldOf, type FieldSpec, type FieldWords, wrapperOf } from './spec.ts'

interface TextLook extends FieldWords {
  readonly max?: number
  /** More than one line: as many at first. */
  readonly lines?: number
  readonly type?: 'text' | 'email'
  readonly inputMode?: 'numeric' | 'decimal'
  readonly autoComplete?: string
  readonly autoCapitalize?: 'characters'
  readonly readOnly?: boolean
  readonly placeholder?: string
  /** The id of a list of proposals. */
  readonly list?: string
  readonly size?: 'md'
  /** Browsers fill it in: it is read when the form is sent, and never written by it. */
  readonly filled?: boolean
  /** Where a dialog begins. */
  readonly first?: boolean
  /** How it is kept, shown as soon as it is left. */
  readonly tidy?: (text: string) => string
  /** Its label is heard and not shown: one of a list that says above what it is of. */
  readonly bare?: boolean
}

/** A field that is written. */
export function text(look: TextLook): FieldSpec<string> {
  return {
    wide: look.lines !== undefined,
    ...look,
    kept: isKept(look),
    says: (value) => value,
    input: (of) => <TextField of={of} look={look} />,
  }
}

/** Passwords and codes say by their autocompletion what they are; what browsers fill in is not typed. */
function isKept({ autoComplete = '', filled = false, readOnly = false }: TextLook): boolean {
  return !filled && !readOnly && !/one-time-code|password/.test(autoComplete)
}

function TextField({ of, look }: { readonly of: FieldOf<string>; readonly look: TextLook }) {
  const {
    max,
    lines,
    first,
    filled,
    bare = false,
    tidy,
    label: _,
    hint: __,
    missing: ___,
    wide: ____,
    ...rest
  } = look
  const shared = {
    ...wrapperOf(of),
    ...(bare ? { label: null, 'aria-label': of.label } : {}),
    ...(max === undefined ? {} : { maxLength: max }),
    ...(first === true ? { 'data-autofocus': true } : {}),
    ...(filled === true ? { ...FILLED, defaultValue: of.value } : { value: of.value }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      of.change(event.currentTarget.value),
    ...(tidy && { onBlur: () => of.value === tidy(of.value) || of.change(tidy(of.value)) }),
  }
  if (lines === undefined) return <TextInput {...shared} {...rest} />
  return (
    <Textarea
      {...shared}
      {...(rest.placeholder ? { placeholder: rest.placeholder } : {})}
      autosize
      minRows={lines}
    />
  )
}

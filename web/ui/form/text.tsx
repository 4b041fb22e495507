import { Textarea, TextInput } from '@mantine/core'
import { FILLED } from './filled.ts'
import { type FieldOf, type FieldSpec, type FieldWords, wrapperOf } from './spec.ts'

interface TextLook extends FieldWords {
  readonly max?: number
  /** A text area with so many initial lines. */
  readonly lines?: number
  readonly type?: 'text' | 'email'
  readonly inputMode?: 'numeric' | 'decimal'
  readonly autoComplete?: string
  readonly autoCapitalize?: 'characters'
  readonly readOnly?: boolean
  readonly placeholder?: string
  /** The id of a datalist with proposals. */
  readonly list?: string
  readonly size?: 'md'
  /** Browsers fill it in: it is uncontrolled, and read on submit. */
  readonly filled?: boolean
  /** Takes the initial focus of a dialog. */
  readonly first?: boolean
  /** Normalizes the text as it will be stored, applied on blur. */
  readonly tidy?: (text: string) => string
  /** The label is only for screen readers: one of a list with a visible heading. */
  readonly bare?: boolean
}

/** A text field. */
export function text(look: TextLook): FieldSpec<string> {
  return {
    wide: look.lines !== undefined,
    ...look,
    kept: isKept(look),
    says: (value) => value,
    input: (of) => <TextField of={of} look={look} />,
  }
}

/**
 * Whether it is kept as a draft: not passwords and one-time codes, which their autocomplete token identifies,
 * nor anything that browsers fill in.
 */
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

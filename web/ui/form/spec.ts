import type { InputWrapperProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** The texts of a field, whatever its kind of input. */
export interface FieldWords {
  readonly label: string
  readonly hint?: string | null | undefined
  /** The message if it is empty; a field that has one is required. */
  readonly missing?: string | undefined
  /** It takes the whole row. */
  readonly wide?: boolean
}

/** A field's state, as its input gets it from the form. */
export interface FieldOf<T> {
  readonly name: string
  readonly label: string
  readonly hint: string | undefined
  readonly fault: string | undefined
  readonly required: boolean
  readonly value: T
  change(value: T): void
}

/** A field of a form: its texts and its kind of input. The functions `text`, `day`, `choice` … create one. */
export interface FieldSpec<T> extends FieldWords {
  /** The value in words, for summaries; without it the field is not summarised. */
  says?(value: T): string
  /** The value is kept as a draft in the tab until it is submitted; never for secrets. */
  readonly kept?: boolean
  input(of: FieldOf<T>): ReactNode
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** The label above the input and the explanation below it, so that inputs side by side are aligned. */
const ORDER = ['label', 'input', 'description', 'error'] satisfies InputWrapperProps['inputWrapperOrder']

/** A field's state as properties of Mantine's inputs. */
export function wrapperOf({ name, label, hint, fault, required }: Omit<FieldOf<never>, 'value' | 'change'>) {
  return { name, label, description: hint, error: fault, required, inputWrapperOrder: ORDER }
}

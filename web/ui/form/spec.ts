import type { InputWrapperProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** What is said of a field, whatever kind of input it is. */
export interface FieldWords {
  readonly label: string
  readonly hint?: string | null | undefined
  /** Said when nothing stands there; a field that has it is required. */
  readonly missing?: string | undefined
  /** It takes the whole row. */
  readonly wide?: boolean
}

/** A field as an input takes it from its form. */
export interface FieldOf<T> {
  readonly name: string
  readonly label: string
  readonly hint: string | undefined
  readonly fault: string | undefined
  readonly required: boolean
  readonly value: T
  change(value: T): void
}

/** A field of a form: what is said of it, and which input it is. The functions `text`, `day`, `choice` … make one. */
export interface FieldSpec<T> extends FieldWords {
  /** What a value reads as in a sentence; without it, nobody says it there. */
  says?(value: T): string
  /** What is typed here is kept on the tab until it is sent; never what is secret. */
  readonly kept?: boolean
  input(of: FieldOf<T>): ReactNode
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** The label over the input and what explains it below, so that inputs side by side stand on one line. */
const ORDER = ['label', 'input', 'description', 'error'] satisfies InputWrapperProps['inputWrapperOrder']

/** As Mantine's inputs take it. */
export function wrapperOf({ name, label, hint, fault, required }: Omit<FieldOf<never>, 'value' | 'change'>) {
  return { name, label, description: hint, error: fault, required, inputWrapperOrder: ORDER }
}

import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Announced } from '../announce/Announced.tsx'
import classes from './dates.module.css'
import type { useTyping } from './useTyping.ts'

export interface FieldProps {
  readonly label: string
  /** The label is only for screen readers. */
  readonly labelHidden?: boolean
  readonly description?: string | null | undefined
  /** The server's message about the value. */
  readonly error?: string | undefined
  readonly required?: boolean
  readonly name?: string
  readonly onChange: (value: string) => void
}

interface TypedFieldProps {
  readonly field: FieldProps
  readonly typing: ReturnType<typeof useTyping>
  readonly placeholder: string
  /** The format, for people who do not see the placeholder. */
  readonly help: string
  readonly inputMode?: 'numeric'
  readonly button?: ReactNode
}

/** A field that says while typing how its text is understood. */
export function TypedField({ field, typing, placeholder, help, inputMode, button }: TypedFieldProps) {
  const { label, labelHidden = false, description, required = false, name } = field
  const error = typing.fault ?? field.error
  return (
    <div className={classes.field}>
      <TextInput
        {...(labelHidden ? { 'aria-label': label } : { label })}
        {...(name === undefined ? {} : { name })}
        {...(inputMode === undefined ? {} : { inputMode })}
        {...typing.props}
        required={required}
        withAsterisk={required && !labelHidden}
        placeholder={placeholder}
        description={
          <>
            {description ? `${description} ` : null}
            <span className="visually-hidden">{help}</span>
          </>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ wrapper: (!description && !error && classes.alone) || '', input: classes.input ?? '' }}
        error={error}
        {...(button === undefined
          ? {}
          : {
              rightSection: button,
              rightSectionPointerEvents: 'all' as const,
              rightSectionWidth: '2.75rem',
            })}
      />
      <Announced
        as="span"
        className={(typing.typing && typing.said !== null && classes.said) || 'visually-hidden'}
      >
        {typing.said}
      </Announced>
    </div>
  )
}

import { Checkbox, Chip, NativeSelect, SegmentedControl } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Announced } from '../announce/Announced.tsx'
import classes from './form.module.css'
import { type FieldOf, type FieldSpec, type FieldWords, wrapperOf } from './spec.ts'

export interface Option<T extends string | number> {
  readonly value: T
  readonly label: string
  /** The full name, if the label is short. */
  readonly name?: string
  /** An explanation below it. */
  readonly hint?: string
}

interface ChoiceLook<T extends string | number> extends FieldWords {
  readonly options: readonly Option<T>[]
  readonly disabled?: boolean
  /** Takes the initial focus of a dialog. */
  readonly first?: boolean
  readonly size?: 'md'
}

/** A select. */
export function choice<T extends string | number>(look: ChoiceLook<T>): FieldSpec<T> {
  return { ...look, kept: true, says: labelIn(look), input: (of) => <ChoiceField of={of} look={look} /> }
}

const labelIn =
  <T extends string | number>({ options }: Pick<ChoiceLook<T>, 'options'>) =>
  (value: T) =>
    options.find((one) => one.value === value)?.label ?? ''

interface ChoiceFieldProps<T extends string | number> {
  readonly of: FieldOf<T>
  readonly look: ChoiceLook<T>
}

function ChoiceField<T extends string | number>({ of, look }: ChoiceFieldProps<T>) {
  const { options, disabled = false, first, size } = look
  return (
    <NativeSelect
      {...wrapperOf(of)}
      {...(first === true ? { 'data-autofocus': true } : {})}
      {...(size === undefined ? {} : { size })}
      disabled={disabled}
      data={options.map(({ value, label }) => ({ value: String(value), label }))}
      value={String(of.value)}
      onChange={({ currentTarget }) => {
        const chosen = options.find(({ value }) => String(value) === currentTarget.value)
        if (chosen !== undefined) of.change(chosen.value)
      }}
    />
  )
}

/** A segmented control: one of a few, all visible. */
export function segment<T extends string>({ options, ...words }: ChoiceLook<T>): FieldSpec<T> {
  return {
    kept: true,
    ...words,
    says: labelIn({ options }),
    input: (of) => (
      <Group of={of}>
        {(id) => (
          <SegmentedControl
            aria-labelledby={id}
            data={options.map(({ value, label }) => ({ value, label }))}
            value={of.value}
            onChange={of.change}
          />
        )}
      </Group>
    ),
  }
}

interface ManyLook<T extends string> extends FieldWords {
  readonly options: readonly Option<T>[]
  /** The consequence of the choice, announced when it changes. */
  readonly follows?: (chosen: readonly T[]) => string
}

/** Chips: any number of a few, in the order of the list. */
export function chips<T extends string>({
  options,
  follows,
  ...words
}: ManyLook<T>): FieldSpec<readonly T[]> {
  return {
    kept: true,
    wide: true,
    ...words,
    input: (of) => (
      <Group of={of}>
        {() => (
          <>
            <Chip.Group
              multiple
              value={[...of.value]}
              onChange={(chosen) => of.change(inOrder(options, chosen))}
            >
              <div className={classes.chips}>
                {options.map(({ value, label, name }) => (
                  <Chip key={value} value={value} variant="outline" radius="sm" aria-label={name}>
                    {label}
                  </Chip>
                ))}
              </div>
            </Chip.Group>
            {follows && (
              <Announced as="p" className={classes.hint}>
                {follows(of.value)}
              </Announced>
            )}
          </>
        )}
      </Group>
    ),
  }
}

/** The same as checkboxes. */
export function boxes<T extends string>({ options, ...words }: ManyLook<T>): FieldSpec<readonly T[]> {
  return {
    kept: true,
    wide: true,
    ...words,
    input: (of) => (
      <Checkbox.Group
        label={of.label}
        description={of.hint}
        error={of.fault}
        value={[...of.value]}
        onChange={(chosen) => of.change(inOrder(options, chosen))}
      >
        <div className={classes.boxes}>
          {options.map(({ value, label, hint }) => (
            <Checkbox key={value} value={value} label={label} description={hint} />
          ))}
        </div>
      </Checkbox.Group>
    ),
  }
}

/** The chosen ones in the order of the list. */
export function inOrder<T extends string>(options: readonly Option<T>[], chosen: readonly string[]): T[] {
  return options.map(({ value }) => value).filter((value) => chosen.includes(value))
}

interface GroupProps {
  readonly of: Pick<FieldOf<never>, 'label' | 'hint' | 'fault'>
  /** @param id of the label */
  readonly children: (id: string) => ReactNode
}

/** Several controls under one label. */
export function Group({ of, children }: GroupProps) {
  const id = useId()
  const heard = [
    of.hint === undefined ? [] : `${id}-hint`,
    of.fault === undefined ? [] : `${id}-fault`,
  ].flat()
  return (
    <fieldset className={classes.group} aria-describedby={heard.join(' ') || undefined}>
      <legend id={id}>{of.label}</legend>
      {children(id)}
      {of.hint !== undefined && (
        <p id={`${id}-hint`} className={classes.hint}>
          {of.hint}
        </p>
      )}
      {of.fault !== undefined && (
        <p id={`${id}-fault`} className={classes.fault} role="alert">
          {of.fault}
        </p>
      )}
    </fieldset>
  )
}

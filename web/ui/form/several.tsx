import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Announced } from '../announce/Announced.tsx'
import { Group, inOrder, type Option } from './choice.tsx'
import classes from './form.module.css'
import type { FieldOf, FieldSpec, FieldWords } from './spec.ts'

interface SeveralLook<T extends string> extends FieldWords {
  readonly options: readonly Option<T>[]
  /** The label of the field that filters the list. */
  readonly filter: string
  /** The announcement of the choice, and of how many matches are not shown. */
  readonly follows: (chosen: readonly T[], unshown: number) => string
}

/** Most boxes shown at once; for others people filter the list. */
const SHOWN = 60

/** Any number of many, in the order of the list: checkboxes with a filter. */
export function several<T extends string>(look: SeveralLook<T>): FieldSpec<readonly T[]> {
  return { wide: true, kept: true, ...look, input: (of) => <SeveralField of={of} look={look} /> }
}

interface SeveralFieldProps<T extends string> {
  readonly of: FieldOf<readonly T[]>
  readonly look: SeveralLook<T>
}

function SeveralField<T extends string>({ of, look }: SeveralFieldProps<T>) {
  const { options, filter, follows } = look
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = options.filter(({ label }) => label.toLowerCase().includes(wanted))
  const shown = found.slice(0, SHOWN)
  return (
    <Group of={of}>
      {(id) => (
        <div className={classes.several}>
          {options.length > SHOWN / 4 && (
            <TextInput
              type="search"
              aria-label={filter}
              placeholder={filter}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
          <Checkbox.Group
            aria-labelledby={id}
            value={[...of.value]}
            onChange={(chosen) => of.change(inOrder(options, chosen))}
          >
            <div className={classes.many}>
              {shown.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </div>
          </Checkbox.Group>
          <Announced as="p" className={classes.hint}>
            {follows(of.value, found.length - shown.length)}
          </Announced>
        </div>
      )}
    </Group>
  )
}

import type { ReactNode } from 'react'
import classes from './form.module.css'
import type { At, Path } from './path.ts'
import type { FieldOf, FieldSpec } from './spec.ts'
import type { Form } from './useForm.ts'

type AnyForm<V> = Pick<Form<V>, 'field' | 'specs'>

interface FieldProps<V, P extends Path<V>> {
  readonly form: AnyForm<V>
  readonly name: P
  /** The specification of a field inside a list, or of one that depends on others. */
  readonly as?: FieldSpec<At<V, P>>
}

/** One field of a form, rendered from the form's state. */
export function Field<V extends object, P extends Path<V>>({ form, name, as }: FieldProps<V, P>) {
  const spec = (as ?? form.specs[name as keyof V & string]) as FieldSpec<At<V, P>> | undefined
  if (spec === undefined) throw new TypeError(`the form has no field ${name}`)
  const of = form.field(name, spec)
  return (
    <Place of={of} {...(spec.wide === undefined ? {} : { wide: spec.wide })}>
      {spec.input(of)}
    </Place>
  )
}

interface PlaceProps {
  readonly of: Pick<FieldOf<never>, 'name' | 'fault'>
  readonly wide?: boolean
  readonly children: ReactNode
}

/**
 * The place of a custom field: its issues appear here, and it gets the focus if it is the first that fails.
 */
function Place({ of, wide = false, children }: PlaceProps) {
  return (
    <div
      className={wide ? classes.wide : classes.place}
      data-field={of.name}
      data-fault={of.fault === undefined ? undefined : ''}
    >
      {children}
    </div>
  )
}

interface FieldsProps<V> {
  readonly form: AnyForm<V>
  /** A subset, and its order; all by default. */
  readonly names?: readonly (keyof V & string)[]
}

/** The fields of a form, side by side if there is room. */
export function Fields<V extends object>({ form, names }: FieldsProps<V>) {
  return (
    <div className={classes.fields}>
      {(names ?? (Object.keys(form.specs) as (keyof V & string)[])).map((name) => (
        <Field key={name} form={form} name={name as Path<V>} />
      ))}
    </div>
  )
}

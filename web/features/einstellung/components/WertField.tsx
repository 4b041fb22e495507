import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { FieldSpec } from '../../../ui/form/spec.ts'
import type { Whose } from '../api/werte.ts'
import { fieldOf } from '../model/fields.ts'
import type { Words } from '../model/useWords.ts'
import { HausField } from './HausField.tsx'
import classes from './Pflege.module.css'
import { Touched } from './Touched.tsx'

/** Properties that only the house's values use. */
const ALONE = { stufen: [], grenzen: [] }

/** The input of a value, by its option's type. */
export function wertField(name: EinstellungName, words: Words): FieldSpec<unknown> {
  const feld = fieldOf(name)
  return {
    label: words.name(name),
    input: ({ value, fault, change }) =>
      feld && <HausField {...ALONE} feld={feld} wert={value} fault={fault} onChange={change} />,
  }
}

interface TouchedLineProps {
  readonly name: EinstellungName
  readonly wert: unknown
  readonly fuer: Whose
  /** False for an invalid value, or without an owner: there is nothing to preview. */
  readonly ready: boolean
}

/** Whom the value would affect. */
export function TouchedLine({ name, wert, fuer, ready }: TouchedLineProps) {
  if (!ready) return null
  return (
    <p className={classes.quiet}>
      <Touched name={name} wert={wert} fuer={fuer} />
    </p>
  )
}

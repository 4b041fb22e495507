import type { MandantHaus } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/mandant'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ask } from '../../../platform/api.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import type { FieldSpec } from '../../../ui/form/spec.ts'
import { type Form, useForm } from '../../../ui/form/useForm.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveMessages } from '../../../ui/pflege/SaveMessages.tsx'
import { hausOptions } from '../api/mandanten.ts'
import type { HausPart } from '../model/parts.ts'
import classes from './Mandant.module.css'

/** The cache update after a change of a house: the house itself at once, and the list by invalidation. */
export function useKeepHaus(): (haus: MandantHaus) => Promise<unknown> {
  const queryClient = useQueryClient()
  return (haus) => {
    queryClient.setQueryData(hausOptions(haus.id).queryKey, haus)
    return queryClient.invalidateQueries({ queryKey: ['mandanten', 'liste'] })
  }
}

/** A section of a house's page, with its heading. */
export function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Panel className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Panel>
  )
}

interface PartFormProps<V extends object> {
  readonly haus: MandantHaus
  readonly title: string
  readonly text?: string
  readonly part: HausPart<V>
  readonly fields: { readonly [K in keyof V & string]: FieldSpec<V[K]> }
  /** A custom layout of the fields. */
  readonly draw?: (form: Form<V>) => ReactNode
  readonly children?: ReactNode
}

/** A part of a house that is saved separately; reports conflicts, and loses no edits. */
export function PartForm<V extends object>({
  haus,
  title,
  text,
  part,
  fields,
  draw = (form) => <Fields form={form} />,
  children,
}: PartFormProps<V>) {
  const { t } = useTranslation('betreiber')
  const queryClient = useQueryClient()
  const keep = useKeepHaus()
  const form = useForm({
    start: () => part.start(haus),
    live: true,
    fields,
    send: (values: V, { key }) =>
      ask(wire.updateMandant, {
        id: haus.id,
        version: haus.version,
        draft: part.body(values),
        idempotencyKey: key,
      }),
    nameOf: (field) => field.replace(/\..*$/, ''),
    says: () => t('haus.gespeichert'),
    onDone: keep,
    onFailed: (failure) =>
      failure instanceof ApiProblem && failure.status === 412
        ? queryClient.invalidateQueries(hausOptions(haus.id))
        : undefined,
  })
  return (
    <Sheet title={title}>
      {text !== undefined && <p className={classes.quiet}>{text}</p>}
      <FormBox form={form} className={classes.part}>
        {children}
        {draw(form)}
        <SaveMessages form={form} />
        <div>
          <Submit variant="default" name={`${title}: ${t('haus.speichern')}`}>
            {t('haus.speichern')}
          </Submit>
        </div>
      </FormBox>
    </Sheet>
  )
}

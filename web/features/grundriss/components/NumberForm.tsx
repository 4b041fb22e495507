import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { NUMBER_ORDERS, type Numbering } from '@platzwart/domain/grundriss/renumber'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { choice } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { count } from '../../../ui/form/whole.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import type { SendChanges } from '../model/editor/useEditor.ts'
import { type Change, changesOfNames, numberingOf, renumbered } from '../model/manyValues.ts'

interface NumberFormProps {
  /** In reading order, with their unsaved positions. */
  readonly chosen: readonly LeseraumDetail[]
  /** All seats of the plan. */
  readonly seats: readonly LeseraumDetail[]
  readonly changes: SendChanges
}

/**
 * Names the selected seats with consecutive numbers in reading order; duplicates are reported at the field.
 */
export function NumberForm({ chosen, seats, changes }: NumberFormProps) {
  const { t } = useTranslation('grundriss')
  const result = (values: Numbering) => renumbered(chosen, seats, values)
  const sent = (values: Numbering): Change[] => changesOfNames(result(values), seats)
  const form = useForm({
    start: () => numberingOf(chosen),
    live: true,
    fields: {
      prefix: text({ label: t('grid.prefix'), hint: t('grid.prefixHint'), max: 40 }),
      first: count({ label: t('grid.first'), min: 0, max: 99_999 }),
      digits: count({ label: t('grid.digits'), min: 1, max: 5 }),
      order: choice({
        label: t('grid.order'),
        options: NUMBER_ORDERS.map((value) => ({ value, label: t(`grid.orders.${value}`) })),
      }),
    },
    check(values) {
      const { taken } = result(values)
      return new Map(taken === null ? [] : [['first', t('viele.vergeben', { wert: taken })]])
    },
    saysAtOnce: () => true,
    // The server names the seat's index; here a single field sets all names.
    nameOf: () => 'first',
    send: (values, { key }) => changes.send(sent(values), key),
    says: (answer) => t('viele.umbenannt', { count: answer.count }),
    onDone: changes.onDone,
    onFailed: changes.onFailed,
  })
  const { values } = form
  const { names, taken } = useMemo(() => renumbered(chosen, seats, values), [chosen, seats, values])
  const range = { von: nameAt(values, 0), bis: nameAt(values, chosen.length - 1) }
  return (
    <FormBox form={form}>
      <fieldset className={pflege.gruppe}>
        <legend>{t('viele.nummerieren')}</legend>
        <Fields form={form} />
      </fieldset>
      <Announced as="p" className={pflege.quiet}>
        {names.length === 0 ? t('viele.heissenSo') : t('viele.vonBis', { ...range, count: names.length })}
      </Announced>
      <SaveFailure />
      <Actions>
        <Submit disabled={names.length === 0 || taken !== null}>{t('viele.nummernSpeichern')}</Submit>
      </Actions>
    </FormBox>
  )
}

const nameAt = ({ prefix, first, digits }: Numbering, i: number) =>
  `${prefix}${String(first + i).padStart(digits, '0')}`

import * as wire from '@platzwart/contract/operations/aufbewahrung'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import classes from '../../../ui/pflege/pflege.module.css'
import { FRISTEN_KEYS } from '../api/aufbewahrung.ts'

interface Values {
  readonly kennung: string
  readonly grund: string
}

const EMPTY: Values = { kennung: '', grund: '' }

/** Sets a legal hold on a person or a vehicle, with a reason. */
export function SperreForm() {
  const { t } = useTranslation('datenschutz')
  const queryClient = useQueryClient()
  const form = useForm({
    start: EMPTY,
    restarts: true,
    fields: {
      kennung: text({
        label: t('aufbewahrung.sperre.kennung'),
        missing: t('pflege:pflicht'),
        max: 254,
        autoComplete: 'off',
        wide: true,
      }),
      grund: text({
        label: t('aufbewahrung.sperre.grund'),
        missing: t('pflege:pflicht'),
        max: 500,
        lines: 2,
      }),
    },
    send: (values, { key }) => ask(wire.createLoeschsperre, { draft: values, idempotencyKey: key }),
    says: ({ name, anzahl }) => t('aufbewahrung.sperre.gesetzt', { name, count: anzahl }),
    onDone: () =>
      Promise.all(FRISTEN_KEYS.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] }))),
  })
  return (
    <FormBox form={form} className={classes.form}>
      <Fields form={form} />
      <FormFailure />
      <Actions>
        <Submit>{t('aufbewahrung.sperre.neu')}</Submit>
      </Actions>
    </FormBox>
  )
}

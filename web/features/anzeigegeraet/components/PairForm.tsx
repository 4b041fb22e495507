import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { ANZEIGEGERAET_NAME_MAX, CODE_LENGTH } from '@platzwart/domain/anzeigegeraet/kopplungscode'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { ANZEIGEGERAETE } from '../api/anzeigegeraete.ts'

interface Values {
  readonly code: string
  readonly name: string
}

const EMPTY: Values = { code: '', name: '' }
const STEPS = ['schritt1', 'schritt2', 'schritt3'] as const

/** Pairs the screen that shows a code with the house. */
export function PairForm() {
  const { t } = useTranslation('anzeigegeraet')
  const queryClient = useQueryClient()
  const form = useForm({
    start: EMPTY,
    restarts: true,
    fields: {
      code: text({
        label: t('neu.code'),
        hint: t('neu.codeHinweis'),
        missing: t('neu.pflicht'),
        // Room for separators that people type.
        max: CODE_LENGTH * 3,
        autoComplete: 'one-time-code',
        autoCapitalize: 'characters',
      }),
      name: text({
        label: t('neu.name'),
        hint: t('neu.nameHinweis'),
        max: ANZEIGEGERAET_NAME_MAX,
        autoComplete: 'off',
      }),
    },
    send: ({ code, name }, { key }) =>
      ask(wire.pairAnzeigegeraet, {
        draft: name.trim() === '' ? { code } : { code, name },
        idempotencyKey: key,
      }),
    says: ({ name }) => t('neu.gekoppelt', { name }),
    onDone: () => queryClient.invalidateQueries({ queryKey: [...ANZEIGEGERAETE] }),
  })
  return (
    <Panel className={pflege.root ?? ''}>
      <h2>{t('neu.titel')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`neu.${step}`)}</li>
        ))}
      </ol>
      <FormBox form={form} className={pflege.form}>
        <Fields form={form} />
        <FormFailure />
        <Actions>
          <Submit>{t('neu.koppeln')}</Submit>
        </Actions>
      </FormBox>
    </Panel>
  )
}

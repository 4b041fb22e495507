import type { EinstellungWertView } from '@platzwart/contract/einstellung'
import * as wire from '@platzwart/contract/operations/einstellung'
import { isEinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { SaveMessages } from '../../../ui/pflege/SaveMessages.tsx'
import { WERTE_KEY, wertOptions } from '../api/werte.ts'
import { useWertFault } from '../model/useWertFault.ts'
import { useWhose } from '../model/useWhose.ts'
import { useWords } from '../model/useWords.ts'
import classes from './Pflege.module.css'
import { TouchedLine, wertField } from './WertField.tsx'

interface WertFormProps {
  readonly view: EinstellungWertView
  readonly onDone: () => void
}

/** Changes a value of a group or a person, with the version that was read. */
export function WertForm({ view, onDone }: WertFormProps) {
  const { t } = useTranslation('einstellungPflege')
  const queryClient = useQueryClient()
  const faultOf = useWertFault()
  const words = useWords()
  const wer = useWhose()
  const { name } = view
  const form = useForm<{ readonly wert: unknown }, EinstellungWertView>({
    start: () => ({ wert: view.wert ?? '' }),
    live: true,
    check: ({ wert }) => {
      const fault = isEinstellungName(name) ? faultOf(name, wert) : undefined
      return new Map(fault === undefined ? [] : [['wert', fault]])
    },
    saysAtOnce: () => true,
    send: ({ wert }, { key }) =>
      ask(wire.updateWert, { id: view.id, version: view.version, body: { wert }, idempotencyKey: key }),
    says: () => t('wert.gespeichert', { option: wer.option(name), wer: wer.wer(view) }),
    onDone: (saved) => {
      // Reopening it at once starts from the saved version.
      queryClient.setQueryData(wertOptions(view.id).queryKey, saved)
      onDone()
      return queryClient.invalidateQueries({ queryKey: WERTE_KEY })
    },
    onFailed: (failure) => {
      if (failure instanceof ApiProblem && failure.status === 412 && failure.current)
        queryClient.setQueryData(wertOptions(view.id).queryKey, failure.current as EinstellungWertView)
    },
  })
  if (!isEinstellungName(name)) return null
  const { wert } = form.values
  const ready = form.changed.length > 0 && faultOf(name, wert) === undefined
  return (
    <FormBox form={form} className={classes.form}>
      <Field form={form} name="wert" as={wertField(name, words)} />
      <TouchedLine
        name={name}
        wert={wert}
        fuer={{ gruppeId: view.gruppe?.id, benutzerId: view.benutzer?.id }}
        ready={ready}
      />
      <SaveMessages form={form} fields={form.conflicts.map(() => wer.wert(name, view.wert))} />
      <Actions>
        <Submit disabled={form.changed.length === 0}>{t('wert.speichern')}</Submit>
      </Actions>
    </FormBox>
  )
}

import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { useQueryClient } from '@tanstack/react-query'
import { SaveEnd } from '../../../frame/SaveEnd.tsx'
import { ask } from '../../../platform/api.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { keepMailtext, MAILTEXTE_KEY, type Mailtext, versionOf } from '../api/mailtexte.ts'
import { useWordFields } from '../model/useWordFields.ts'
import { fieldsOf, isWhole, SPRACHEN, valuesOf, wordingOf } from '../model/wordForm.ts'
import { MailPreview } from './MailPreview.tsx'
import classes from './Mailtext.module.css'
import { ResetMailtext } from './ResetMailtext.tsx'

/** The words of one kind of mail, its preview, and the reset. */
export function MailtextForm({ mailtext }: { readonly mailtext: Mailtext }) {
  const { t } = useTranslation('mailtext')
  const queryClient = useQueryClient()
  const { typ } = mailtext
  const titel = t(`art.${typ}.titel`)
  const form = useForm({
    start: () => valuesOf(mailtext),
    live: true,
    ...useWordFields(mailtext),
    send: (values, { key }) =>
      ask(wire.saveMailtext, {
        typ: mailtext.typ,
        version: versionOf(mailtext),
        draft: wordingOf(values),
        idempotencyKey: key,
      }),
    says: () => t('gespeichert', { titel }),
    onDone: (saved: Mailtext) => keepMailtext(queryClient, saved),
    onFailed: (failure) =>
      failure instanceof ApiProblem && failure.status === 412
        ? queryClient.invalidateQueries({ queryKey: MAILTEXTE_KEY })
        : undefined,
  })
  return (
    <div className={classes.root}>
      <Panel className={pflege.root ?? ''}>
        <FormBox form={form} className={pflege.form}>
          {SPRACHEN.map((sprache) => (
            <fieldset key={sprache} className={pflege.gruppe}>
              <legend>{t(`sprache.${sprache}`)}</legend>
              <Fields form={form} names={fieldsOf(sprache)} />
            </fieldset>
          ))}
          <SaveEnd form={form} />
        </FormBox>
        <ResetMailtext mailtext={mailtext} titel={titel} onReset={(own) => form.reset(valuesOf(own))} />
      </Panel>
      <MailPreview typ={typ} texte={isWhole(typ, form.values) ? wordingOf(form.values) : null} />
    </div>
  )
}

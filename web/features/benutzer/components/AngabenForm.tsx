import type { BenutzerView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { ask } from '../../../platform/api.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { segment } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { SaveMessages } from '../../../ui/pflege/SaveMessages.tsx'
import { usePersonSaved } from '../model/usePersonSaved.ts'
import classes from './Benutzer.module.css'

const valuesOf = ({ vorname, nachname, email, personalnummer, sprache }: BenutzerView) => ({
  vorname,
  nachname,
  email,
  sprache,
  personalnummer: personalnummer ?? '',
})

/** A person's data, and how they sign in. */
export function AngabenForm({ person }: { readonly person: BenutzerView }) {
  const { t } = useTranslation('benutzer')
  const missing = t('angaben.fehlt')
  const own = useSitzung().benutzer.id === person.id
  const form = useForm({
    ...usePersonSaved(person.id),
    start: () => valuesOf(person),
    live: true,
    fields: {
      vorname: text({ label: t('angaben.vorname'), max: 100, missing, autoComplete: 'off' }),
      nachname: text({ label: t('angaben.nachname'), max: 100, missing, autoComplete: 'off' }),
      email: text({
        label: t('angaben.email'),
        max: 254,
        missing,
        readOnly: own,
        hint: t(own ? 'angaben.emailEigene' : 'angaben.emailHilfe'),
        type: 'email' as const,
        autoComplete: 'off' as const,
      }),
      personalnummer: text({ label: t('angaben.personalnummer'), max: 60, autoComplete: 'off' }),
      sprache: segment<'de' | 'en'>({
        label: t('angaben.sprache'),
        options: [
          { value: 'de', label: t('angaben.de') },
          { value: 'en', label: t('angaben.en') },
        ],
      }),
    },
    send: (values, { key: idempotencyKey }) =>
      ask(wire.updateBenutzer, {
        id: person.id,
        version: person.version,
        idempotencyKey,
        draft: { ...values, personalnummer: values.personalnummer.trim() || null },
      }),
    says: () => t('angaben.gespeichert'),
  })
  return (
    <FormBox form={form} className={classes.section} labelledBy="angaben">
      <h3 id="angaben">{t('angaben.titel')}</h3>
      <Fields form={form} />
      <SaveMessages form={form} />
      <Actions>
        <Submit disabled={form.changed.length === 0}>{t('angaben.speichern')}</Submit>
      </Actions>
    </FormBox>
  )
}

import type { BenutzerView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { isOfferedRolle } from '@platzwart/domain/berechtigung/offered'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { chips } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { SaveMessages } from '../../../ui/pflege/SaveMessages.tsx'
import { gruppenOptions, rollenOptions } from '../../berechtigung/api/rollen.ts'
import { useRechtBoxes } from '../../berechtigung/model/useRechtBoxes.ts'
import { usePersonSaved } from '../model/usePersonSaved.ts'
import classes from './Benutzer.module.css'

const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)

/**
 * The groups and roles on offer: no role without effect in this house.
 * @param held the person's current roles
 */
export function useChoices(held: readonly string[] = []) {
  const module = useStart().mandant?.module ?? []
  const optionsOf = (all: readonly { readonly id: string; readonly name: string }[] = []) =>
    all.map(({ id, name }) => ({ value: id, label: name }))
  const rollen = useQuery(rollenOptions).data?.filter(
    ({ id, berechtigungen }) => held.includes(id) || isOfferedRolle(berechtigungen, module),
  )
  return {
    gruppen: optionsOf(useQuery(gruppenOptions).data),
    rollen: optionsOf(rollen),
  }
}

/** What a person is granted, in all three ways. */
export function RechteForm({ person }: { readonly person: BenutzerView }) {
  const { t } = useTranslation('benutzer')
  const { gruppen, rollen } = useChoices(ids(person.rollen))
  const form = useForm({
    ...usePersonSaved(person.id),
    start: () => ({
      gruppenIds: ids(person.gruppen) as readonly string[],
      rollenIds: ids(person.rollen) as readonly string[],
      berechtigungen: person.direkt as readonly BenutzerView['direkt'][number][],
    }),
    live: true,
    fields: {
      gruppenIds: chips({
        label: t('rechte.gruppen'),
        options: gruppen,
        hint: gruppen.length === 0 ? t('rechte.keineGruppen') : undefined,
      }),
      rollenIds: chips({ label: t('rechte.rollen'), options: rollen }),
      berechtigungen: useRechtBoxes(t('rechte.direkt'), person.direkt),
    },
    send: (values, { key: idempotencyKey }) =>
      ask(wire.changeRechte, { id: person.id, version: person.version, body: values, idempotencyKey }),
    says: () => t('rechte.gespeichert'),
  })
  return (
    <FormBox form={form} className={classes.section} labelledBy="bekommt">
      <h3 id="bekommt">{t('rechte.titel')}</h3>
      <Fields form={form} />
      <SaveMessages form={form} />
      <Actions>
        <Submit disabled={form.changed.length === 0}>{t('rechte.speichern')}</Submit>
      </Actions>
    </FormBox>
  )
}

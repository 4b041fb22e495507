import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/grundriss'
import { type Bereich, openBereiche } from '@platzwart/domain/mandant/bereich'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SaveEnd } from '../../../frame/SaveEnd.tsx'
import { ask } from '../../../platform/api.ts'
import { newId } from '../../../platform/newId.ts'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { choice } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { decimal, whole } from '../../../ui/form/whole.tsx'
import { closing } from '../../leseraum/schliessung/art.ts'
import { SchliessungDialog } from '../../schliessung/components/SchliessungDialog.tsx'
import { outOfUse } from '../../schliessung/model/closing.ts'
import { standorteOptions } from '../../standort/api/standorte.ts'
import {
  bodyOf,
  newPlan,
  PLAN_STARTS,
  type PlanStart,
  type PlanValues,
  planValuesOf,
} from '../model/planValues.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'

interface PlanFormProps {
  /** Null for a new one. */
  readonly plan: GrundrissView | null
  readonly onSaved: (id: string, beginn: PlanStart) => void
  /** For a new one: the area of its rooms, if it is already chosen. */
  readonly bereich?: Bereich | undefined
}

/** The record of a floor plan; a new one starts as a room with floor, walls, windows and a door. */
export function PlanForm({ plan, onSaved, bereich }: PlanFormProps) {
  const { t } = useTranslation('grundriss')
  const standorte = useQuery(standorteOptions).data ?? []
  const [fresh] = useState(newId)
  const bereiche = openBereiche(useStart().mandant?.module ?? [])
  const { outcome } = useGrundrissRefresh()
  const [only] = standorte.length === 1 ? standorte : []
  const id = plan?.id ?? fresh
  const draftOf = (values: PlanValues) => bodyOf(values, plan?.leseraeume ?? [])
  const sends = closing({
    anlassOf: (values: PlanValues) =>
      outOfUse(plan, values, {
        anlass: 'grundriss',
        draft: { grundriss: { grundrissId: id, grundriss: draftOf(values) } },
      }),
    save: async (values, key): Promise<{ readonly id: string }> =>
      ask(wire.saveGrundriss, { id, draft: draftOf(values), version: plan?.version, idempotencyKey: key }),
    saved: async () => ({ id }),
  })
  const form = useForm({
    ...outcome((saved) => onSaved(saved, form.values.beginn)),
    start: () => (plan === null ? newPlan(only?.id ?? '', bereich ?? bereiche[0]) : planValuesOf(plan)),
    live: true,
    fields: ({ beginn }) => fieldsOf(t, standorte, bereiche, plan === null, beginn),
    send: sends.send,
    asks: sends.asks,
    says: () => t('pflege:gespeichert'),
  })
  return (
    <FormBox form={form}>
      <Fields form={form} />
      <SaveEnd
        form={form}
        conflicts={form.conflicts.map((feld) => t(`feld.${feld}`))}
        fresh={plan === null}
      />
      <SchliessungDialog frage={form} />
    </FormBox>
  )
}

type Say = ReturnType<typeof useTranslation<'grundriss'>>['t']

function fieldsOf(
  t: Say,
  standorte: readonly { readonly id: string; readonly name: string }[],
  bereiche: readonly Bereich[],
  fresh: boolean,
  beginn: PlanStart,
) {
  const missing = t('pflege:pflicht')
  const metres = (feld: 'breite' | 'hoehe') =>
    decimal({ label: t(`feld.${feld}`), hint: t('feld.metres'), missing, places: 2, min: 0, max: 9999 })
  return {
    bezeichnung: text({ label: t('feld.bezeichnung'), missing, max: 120 }),
    standortId: choice({
      label: t('feld.standortId'),
      missing,
      options: [
        { value: '', label: t('feld.waehlen') },
        ...standorte.map(({ id, name }) => ({ value: id, label: name })),
      ],
    }),
    ...(bereiche.length < 2
      ? {}
      : {
          bereich: choice({
            label: t('feld.bereich'),
            hint: t('feld.bereichHint'),
            missing,
            options: bereiche.map((value) => ({ value, label: t(`bereich.${value}`) })),
          }),
        }),
    etage: text({ label: t('feld.etage'), hint: t('feld.etageHint'), max: 60 }),
    rang: whole({ label: t('feld.rang'), hint: t('feld.rangHint'), min: 1, max: 9999 }),
    ...(fresh && {
      beginn: choice({
        label: t('feld.beginn'),
        hint: t('feld.beginnHint'),
        options: PLAN_STARTS.map((value) => ({ value, label: t(`feld.beginne.${value}`) })),
      }),
    }),
    // A picture has its own size.
    ...(beginn === 'raum' && { breite: metres('breite'), hoehe: metres('hoehe') }),
    beschreibung: text({ label: t('feld.beschreibung'), max: 2000, lines: 2 }),
    link: text({ label: t('feld.link'), hint: t('feld.linkHint'), max: 500, wide: true }),
    ...(fresh
      ? {}
      : {
          neuZeichnen: check({ label: t('feld.neuZeichnen'), hint: t('feld.neuZeichnenHint'), wide: true }),
        }),
    aktiv: check({ label: t('feld.aktiv'), hint: t('feld.aktivHint'), wide: true }),
  }
}

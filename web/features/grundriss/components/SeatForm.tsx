import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import * as wire from '@platzwart/contract/operations/leseraum'
import { LESERAUM_ARTEN } from '@platzwart/domain/leseraum/types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SaveEnd } from '../../../frame/SaveEnd.tsx'
import { ask } from '../../../platform/api.ts'
import { newId } from '../../../platform/newId.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { check } from '../../../ui/form/check.tsx'
import { choice } from '../../../ui/form/choice.tsx'
import { Field, Fields } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { count } from '../../../ui/form/whole.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { closing } from '../../leseraum/schliessung/art.ts'
import { SchliessungDialog } from '../../schliessung/components/SchliessungDialog.tsx'
import { outOfUse } from '../../schliessung/model/closing.ts'
import { ausstattungenOptions } from '../api/grundrisse.ts'
import type { Spot } from '../model/seatMoves.ts'
import { bodyOf, type SeatValues, seatValuesOf } from '../model/seatValues.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'

type Saved = Pick<LeseraumDetail, 'id' | 'bezeichnung'>

interface SeatFormProps {
  readonly grundrissId: string
  /** Null for a new one, with its initial values and position. */
  readonly seat: LeseraumDetail | null
  readonly begins: SeatValues | null
  readonly spot: Spot
  readonly onSaved: (id: string) => void
}

/** A seat or room. Taking it out of use cancels its bookings, which are shown before. */
export function SeatForm({ grundrissId, seat, begins, spot, onSaved }: SeatFormProps) {
  const { t } = useTranslation('grundriss')
  const kinds = useQuery(ausstattungenOptions).data ?? []
  const [fresh] = useState(newId)
  const { outcome } = useGrundrissRefresh()
  const id = seat?.id ?? fresh
  const draftOf = (values: SeatValues) => ({ ...bodyOf(values), ...spot, grundrissId })
  const sends = closing({
    anlassOf: (values: SeatValues) =>
      outOfUse(seat, values, {
        anlass: 'platz',
        draft: { platz: { leseraumId: id, leseraum: draftOf(values) } },
      }),
    save: async (values, key): Promise<Saved> =>
      ask(wire.saveLeseraum, { id, draft: draftOf(values), version: seat?.version, idempotencyKey: key }),
    saved: async ({ bezeichnung }) => ({ id, bezeichnung }),
  })
  const form = useForm({
    ...outcome(onSaved),
    start: () => (seat === null ? (begins as SeatValues) : seatValuesOf(seat, kinds)),
    live: seat !== null,
    fields: fieldsOf(t),
    send: sends.send,
    asks: sends.asks,
    says: ({ bezeichnung }) => t('platz.gespeichert', { bezeichnung }),
  })
  return (
    <FormBox form={form}>
      <Fields form={form} />
      {kinds.length > 0 && (
        <fieldset className={classes.gruppe}>
          <legend>{t('platz.ausstattung')}</legend>
          <div className={classes.pair}>
            {form.values.ausstattung.map(({ id }, i) => (
              <Field
                key={id}
                form={form}
                name={`ausstattung.${i}.anzahl`}
                as={count({ label: kinds.find((kind) => kind.id === id)?.name ?? '', min: 0, max: 1000 })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <SaveEnd
        form={form}
        conflicts={form.conflicts.map((feld) => t(`platz.${feld}`))}
        fresh={seat === null}
      />
      <SchliessungDialog frage={form} />
    </FormBox>
  )
}

function fieldsOf(t: ReturnType<typeof useTranslation<'grundriss'>>['t']) {
  return {
    bezeichnung: text({ label: t('platz.bezeichnung'), missing: t('pflege:pflicht'), max: 60 }),
    art: choice({
      label: t('platz.art'),
      options: LESERAUM_ARTEN.map((value) => ({ value, label: t(`art.${value}`) })),
    }),
    zone: text({ label: t('platz.zone'), max: 60 }),
    kapazitaet: count({ label: t('platz.kapazitaet'), min: 1, max: 1000 }),
    breite: count({ label: t('platz.breite'), min: 10, max: 5000, step: 10 }),
    hoehe: count({ label: t('platz.hoehe'), min: 10, max: 5000, step: 10 }),
    beschreibung: text({ label: t('platz.beschreibung'), max: 2000, lines: 1 }),
    bedingungen: text({ label: t('platz.bedingungen'), max: 2000, lines: 1 }),
    zweitePersonNoetig: check({ label: t('platz.zweitePersonNoetig'), wide: true }),
    aktiv: check({ label: t('platz.aktiv'), hint: t('platz.aktivHint'), wide: true }),
  }
}

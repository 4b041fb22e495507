import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/sperre'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { now } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice, segment } from '../../../ui/form/choice.tsx'
import { moment } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, Submit } from '../../../ui/form/FormBox.tsx'
import { several } from '../../../ui/form/several.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { closing } from '../../leseraum/schliessung/art.ts'
import { AskingForm } from '../../schliessung/components/AskingForm.tsx'
import { freshSperre, type SperrWerte, settleSperre, sperreOf, zonesOf } from '../model/sperrWerte.ts'
import { useSperrText } from '../model/useSperrText.ts'

interface SperrFormProps {
  readonly plan: GrundrissView
  /** Initial values other than the next hours of the whole plan. */
  readonly start?: Partial<SperrWerte>
  readonly onDone: () => unknown
}

/**
 * Locks a plan, one of its zones or some seats; affected bookings need a decision before anything is saved.
 */
export function SperrForm({ plan, start = {}, onDone }: SperrFormProps) {
  const { t } = useTranslation('sperre')
  const { wasOf } = useSperrText(plan)
  const zone = useZone()
  const zones = zonesOf(plan)
  const [fresh] = useState(() => Object.assign(freshSperre(plan, now(), zone), start))
  const missing = t('pflege:pflicht')
  const draftOf = (values: SperrWerte) => sperreOf(plan, values, zone)
  const all = plan.leseraeume.map(({ id }) => id)
  const wasSaid = (values: SperrWerte) => wasOf(draftOf(values).leseraumIds ?? all)
  const sends = closing({
    anlassOf: (values: SperrWerte) => ({
      anlass: 'sperre' as const,
      draft: { sperre: draftOf(values) },
      version: undefined,
    }),
    async save(values, key) {
      await ask(wire.lockLeseraeume, { body: draftOf(values), idempotencyKey: key })
      return wasSaid(values)
    },
    saved: async (values) => wasSaid(values),
  })
  const umfaenge = (['grundriss', 'zone', 'plaetze'] as const).filter(
    (one) => one !== 'zone' || zones.length > 0,
  )
  const form = useForm({
    start: fresh,
    fields: ({ umfang }) => ({
      umfang: segment({
        label: t('umfang'),
        wide: true,
        options: umfaenge.map((value) => ({ value, label: t(`umfangWahl.${value}`) })),
      }),
      ...(umfang === 'zone'
        ? { zone: choice({ label: t('zone'), options: zones.map((value) => ({ value, label: value })) }) }
        : {}),
      ...(umfang === 'plaetze'
        ? {
            leseraumIds: several({
              label: t('plaetze'),
              filter: t('suchen'),
              missing: t('keinPlatz'),
              options: plan.leseraeume.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung })),
              follows: (chosen, unshown) =>
                [
                  t('gewaehlt', { count: chosen.length }),
                  unshown > 0 ? t('mehr', { count: unshown }) : '',
                ].join(' '),
            }),
          }
        : {}),
      von: moment({ label: t('von'), missing }),
      bis: moment({ label: t('bis'), hint: t('bisHilfe'), missing }),
      grund: text({ label: t('grund'), hint: t('grundHilfe'), max: 500, wide: true }),
    }),
    settle: settleSperre,
    send: sends.send,
    asks: sends.asks,
    nameOf: (field) => field.replace('sperre.', ''),
    says: (was) => t('gesperrt', { was }),
    onDone,
  })
  return (
    <AskingForm form={form}>
      <Fields form={form} />
      <SaveFailure />
      <Actions>
        <Submit>{t('sperren')}</Submit>
      </Actions>
    </AskingForm>
  )
}

import type { GrundrissView } from '@platzwart/contract/leseraum'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { segment } from '../../../ui/form/choice.tsx'
import { day, time } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import classes from '../../../ui/pflege/pflege.module.css'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { replaceSonder, schliessungOptions } from '../api/oeffnungszeiten.ts'

export type Sonder = GrundrissView['sonderoeffnungszeiten'][number]

const FRESH: Sonder = {
  ...{ gueltigVon: '', gueltigBis: '', von: '08:00', bis: '18:00', status: 'geschlossen', grund: '' },
}

interface SonderFormProps {
  readonly plan: GrundrissView
  /** Null: a new one. */
  readonly sonder: Sonder | null
  readonly onDone: () => unknown
}

/** One special opening time; how many bookings would lie outside of it is said before it is saved. */
export function SonderForm({ plan, sonder, onDone }: SonderFormProps) {
  const { t } = useTranslation('oeffnungszeit')
  const all: readonly Sonder[] = plan.sonderoeffnungszeiten
  const at = sonder === null ? all.length : all.indexOf(sonder)
  const missing = t('pflege:pflicht')
  const form = useForm({
    start: sonder ?? FRESH,
    fields: ({ gueltigVon, status }) => ({
      gueltigVon: day({ label: t('sonder.gueltigVon'), missing }),
      gueltigBis: day({ label: t('sonder.gueltigBis'), missing, min: gueltigVon }),
      status: segment({
        ...{ label: t('sonder.status'), wide: true },
        options: [
          { value: 'geschlossen', label: t('sonder.statusGeschlossen') },
          { value: 'offen', label: t('sonder.statusOffen') },
        ],
      }),
      ...(status === 'offen'
        ? { von: time({ label: t('sonder.von') }), bis: time({ label: t('sonder.bis') }) }
        : {}),
      grund: text({ label: t('sonder.grund'), hint: t('sonder.grundHint'), max: 200, wide: true }),
    }),
    // A single day is what most are.
    settle: (next: Sonder, before) =>
      next.gueltigVon !== before.gueltigVon && (next.gueltigBis === '' || next.gueltigBis < next.gueltigVon)
        ? { ...next, gueltigBis: next.gueltigVon }
        : next,
    send: (values, { key }) => replaceSonder(plan.id, withAt(all, at, values), key),
    nameOf: (field) => field.replace(`${at}.`, ''),
    says: () => t('sonder.gespeichert'),
    onDone,
  })
  return (
    <FormBox form={form} takesFocus>
      <Fields form={form} />
      <Hit plan={plan} sonder={form.values} />
      <SaveFailure />
      <Actions>
        <Submit>{t('pflege:speichern')}</Submit>
      </Actions>
    </FormBox>
  )
}

function withAt(all: readonly Sonder[], at: number, values: Sonder): readonly Sonder[] {
  return at < all.length ? all.with(at, values) : [...all, values]
}

function Hit({ plan, sonder }: { readonly plan: GrundrissView; readonly sonder: Sonder }) {
  const { t } = useTranslation('oeffnungszeit')
  const { gueltigVon, gueltigBis, von, bis, status } = sonder
  const whole = gueltigVon !== '' && gueltigVon <= gueltigBis && von < bis
  const { data } = useQuery({
    ...schliessungOptions(plan.id, { gueltigVon, gueltigBis, von, bis, status }),
    enabled: whole,
  })
  return (
    <Announced as="p" className={classes.quiet}>
      {whole && data !== undefined && t('sonder.betroffen', { count: data.anzahl })}
    </Announced>
  )
}

import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { inOneStep } from '../../leseraum/schliessung/art.ts'
import { AskingForm } from '../../schliessung/components/AskingForm.tsx'
import { zeitenAnlass } from '../api/zeiten.ts'
import { closedStill, holdingOn, openedDays, type Sonder, withLastDay, withRoom } from '../model/sonder.ts'
import { useSeveralPlans } from '../model/useSeveralPlans.ts'
import { useSonderFields } from '../model/useSonderFields.ts'
import { withSonder } from '../model/zeiten.ts'
import { OpenedDays } from './OpenedDays.tsx'
import { freshOn } from './SonderForm.tsx'
import { Standing } from './Standing.tsx'

interface SeveralProps {
  readonly plans: readonly PlanZeiten[]
  readonly tage: { readonly von: string; readonly bis: string }
  readonly onDone: () => void
}

type Values = Omit<Sonder, 'id'> & {
  readonly plaene: readonly string[]
  /** Whether it replaces the existing entries of these days. */
  readonly ersetzt: boolean
}

/**
 * A special opening time for several plans at once, as one step; existing entries of these days are shown
 * before.
 */
export function SeveralForm({ plans, tage, onDone }: SeveralProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const several = useSeveralPlans(plans, onDone)
  const fieldsOf = useSonderFields()
  const sends = inOneStep(({ plaene, ersetzt, ...entry }: Values) =>
    zeitenAnlass(withSonder(several.chosenOf(plaene), entry, ersetzt)),
  )
  const form = useForm({
    start: { ...freshOn(tage), plaene: plans.map(({ id }) => id), ersetzt: false } as Values,
    fields: (values) => ({ plaene: several.plaene, ...fieldsOf(values) }),
    settle: withLastDay<Values>,
    send: sends.send,
    asks: sends.asks,
    says: () => t('kalender.gespeichert'),
    ...several.delivery,
  })
  return (
    <AskingForm form={form}>
      <Fields form={form} />
      <Effects
        plans={several.chosenOf(form.values.plaene)}
        entry={form.values}
        ersetzt={form.values.ersetzt}
        onErsetzt={(ersetzt) => form.change({ ersetzt })}
      />
      <SaveFailure />
      <Actions>
        <Submit>{t('pflege:speichern')}</Submit>
      </Actions>
    </AskingForm>
  )
}

interface EffectsProps {
  readonly plans: readonly PlanZeiten[]
  /** As currently edited. */
  readonly entry: Omit<Sonder, 'id'>
  readonly ersetzt: boolean
  readonly onErsetzt: (next: boolean) => void
}

/**
 * Existing entries of the chosen plans and days, those that take precedence over the edited one, and the
 * otherwise closed days that become open.
 */
function Effects({ plans, entry, ...replaces }: EffectsProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const there = plans.flatMap((plan) =>
    holdingOn(plan.sonderoeffnungszeiten, entry).map((sonder) => ({
      key: `${plan.id} ${sonder.id}`,
      raum: plan.bezeichnung,
      sonder,
    })),
  )
  const left = plans.map((plan) =>
    replaces.ersetzt ? { ...plan, sonderoeffnungszeiten: withRoom(plan.sonderoeffnungszeiten, entry) } : plan,
  )
  const closed = left.filter((plan) => closedStill(plan.sonderoeffnungszeiten, entry).length > 0)
  return (
    <>
      <Standing there={there} {...replaces} />
      {closed.length > 0 && (
        <Note kind="hint" news>
          <p>{t('kalender.bleibtZu', { raeume: closed.map(({ bezeichnung }) => bezeichnung).join(', ') })}</p>
        </Note>
      )}
      <OpenedDays opened={left.map((plan) => ({ raum: plan.bezeichnung, tage: openedDays(plan, entry) }))} />
    </>
  )
}

import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import classes from '../../../ui/pflege/pflege.module.css'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { AskingForm } from '../../schliessung/components/AskingForm.tsx'
import { inOneStep } from '../../schliessung/model/closing.ts'
import { zeitenAnlass } from '../api/zeiten.ts'
import type { Sonder } from '../model/sonder.ts'
import { useSeveralPlans } from '../model/useSeveralPlans.ts'
import { useSonderFields } from '../model/useSonderFields.ts'
import { useSonderText } from '../model/useSonderText.ts'
import { withSonder } from '../model/zeiten.ts'
import { freshOn } from './SonderForm.tsx'

interface SeveralProps {
  readonly plans: readonly PlanZeiten[]
  readonly tage: { readonly von: string; readonly bis: string }
  readonly onDone: () => void
}

type Values = Omit<Sonder, 'id'> & { readonly plaene: readonly string[] }

/** A special opening time for several plans at once, as one step; what holds there on these days already is said before. */
export function SeveralForm({ plans, tage, onDone }: SeveralProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const several = useSeveralPlans(plans, onDone)
  const fieldsOf = useSonderFields()
  const sends = inOneStep(({ plaene, ...entry }: Values) =>
    zeitenAnlass(withSonder(several.chosenOf(plaene), entry)),
  )
  const form = useForm({
    start: { ...freshOn(tage), plaene: plans.map(({ id }) => id) } as Values,
    fields: (values) => ({ plaene: several.plaene, ...fieldsOf(values) }),
    send: sends.send,
    asks: sends.asks,
    says: () => t('kalender.gespeichert'),
    ...several.delivery,
  })
  return (
    <AskingForm form={form}>
      <Standing plans={plans} tage={tage} />
      <Fields form={form} />
      <SaveFailure />
      <Actions>
        <Submit>{t('pflege:speichern')}</Submit>
      </Actions>
    </AskingForm>
  )
}

/** What the plans have on these days already. */
function Standing({ plans, tage }: Pick<SeveralProps, 'plans' | 'tage'>) {
  const { t } = useTranslation('oeffnungsjahr')
  const { tageOf, zeitenOf } = useSonderText()
  const there = plans.flatMap((plan) =>
    plan.sonderoeffnungszeiten
      .filter(({ gueltigVon, gueltigBis }) => gueltigVon <= tage.bis && tage.von <= gueltigBis)
      .map((sonder) => ({ plan, sonder })),
  )
  if (there.length === 0) return null
  return (
    <div className={classes.words}>
      <h3>{t('kalender.gilt')}</h3>
      <ul>
        {there.map(({ plan, sonder }) => (
          <li key={`${plan.id} ${sonder.id}`}>
            {t('kalender.eintrag', {
              ...{ raum: plan.bezeichnung, tage: tageOf(sonder), zeiten: zeitenOf(sonder) },
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

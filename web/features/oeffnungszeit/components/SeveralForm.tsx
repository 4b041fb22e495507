import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { AskingForm } from '../../schliessung/components/AskingForm.tsx'
import { inOneStep } from '../../schliessung/model/closing.ts'
import { zeitenAnlass } from '../api/zeiten.ts'
import { closedStill, holdingOn, type Sonder, withLastDay } from '../model/sonder.ts'
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
    settle: withLastDay<Values>,
    send: sends.send,
    asks: sends.asks,
    says: () => t('kalender.gespeichert'),
    ...several.delivery,
  })
  return (
    <AskingForm form={form}>
      <Fields form={form} />
      <Standing plans={several.chosenOf(form.values.plaene)} entry={form.values} />
      <SaveFailure />
      <Actions>
        <Submit>{t('pflege:speichern')}</Submit>
      </Actions>
    </AskingForm>
  )
}

interface StandingProps {
  readonly plans: readonly PlanZeiten[]
  /** As it is written now. */
  readonly entry: Omit<Sonder, 'id'>
}

/** What the chosen plans have on the chosen days already, and which of it holds against what is written. */
function Standing({ plans, entry }: StandingProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const { tageOf, zeitenOf } = useSonderText()
  const there = plans.flatMap((plan) =>
    holdingOn(plan.sonderoeffnungszeiten, entry).map((sonder) => ({ plan, sonder })),
  )
  const closed = plans.filter((plan) => closedStill(plan.sonderoeffnungszeiten, entry).length > 0)
  return (
    <>
      <Announced className={classes.words}>
        {there.length > 0 && (
          <>
            <h3>{t('kalender.gilt')}</h3>
            <ul>
              {there.map(({ plan, sonder }) => (
                <li key={`${plan.id} ${sonder.id}`}>
                  {t('kalender.eintrag', {
                    raum: plan.bezeichnung,
                    tage: tageOf(sonder),
                    zeiten: zeitenOf(sonder),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </Announced>
      {closed.length > 0 && (
        <Note kind="hint" news>
          <p>{t('kalender.bleibtZu', { raeume: closed.map(({ bezeichnung }) => bezeichnung).join(', ') })}</p>
        </Note>
      )}
    </>
  )
}

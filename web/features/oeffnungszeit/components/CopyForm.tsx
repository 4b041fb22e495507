import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { boxes } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, Submit } from '../../../ui/form/FormBox.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import classes from '../../../ui/pflege/pflege.module.css'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { inOneStep } from '../../leseraum/schliessung/art.ts'
import { AskingForm } from '../../schliessung/components/AskingForm.tsx'
import { zeitenAnlass } from '../api/zeiten.ts'
import { useSeveralPlans } from '../model/useSeveralPlans.ts'
import { type CopyPart, type Difference, differenceOf, withCopied } from '../model/zeiten.ts'

interface CopyProps {
  readonly from: PlanZeiten
  readonly others: readonly PlanZeiten[]
  readonly heute: string
  readonly onDone: () => void
}

interface Values {
  readonly was: readonly CopyPart[]
  readonly plaene: readonly string[]
}

/**
 * Copies one plan's opening times to others: shows the changes at once, and the affected bookings before
 * saving.
 */
export function CopyForm({ from, others, heute, onDone }: CopyProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const several = useSeveralPlans(others, onDone)
  const chosenOf = ({ plaene }: Values) => several.chosenOf(plaene)
  const timesOf = (values: Values) => withCopied(from, chosenOf(values), values.was, heute)
  const sends = inOneStep((values: Values) => zeitenAnlass(timesOf(values)))
  const start: Values = { was: ['woche', 'sonder'], plaene: [] }
  const form = useForm({
    start,
    fields: {
      was: boxes<CopyPart>({
        label: t('kopie.was'),
        missing: t('kopie.nichts'),
        options: [
          { value: 'woche', label: t('kopie.woche') },
          { value: 'sonder', label: t('kopie.sonder'), hint: t('kopie.sonderHilfe') },
        ],
      }),
      plaene: several.plaene,
    },
    send: sends.send,
    asks: sends.asks,
    says: () => t('kopie.fertig'),
    ...several.delivery,
  })
  const { values } = form
  const chosen = chosenOf(values)
  const wordsOf = useDifferenceWords()
  return (
    <AskingForm form={form}>
      <Fields form={form} />
      <Announced className={classes.words}>
        {chosen.length > 0 && <h3>{t('kopie.folgen')}</h3>}
        <ul>
          {chosen.map((to) => {
            const was = wordsOf(differenceOf(from, to, values.was, heute))
            const name = to.bezeichnung
            return (
              <li key={to.id}>
                {was === '' ? t('kopie.gleich', { name }) : t('kopie.anders', { name, was })}
              </li>
            )
          })}
        </ul>
      </Announced>
      <SaveFailure />
      <Actions>
        <Submit disabled={chosen.length > 0 && timesOf(values).length === 0}>{t('kopie.uebertragen')}</Submit>
      </Actions>
    </AskingForm>
  )
}

function useDifferenceWords() {
  const { t } = useTranslation('oeffnungsjahr')
  const { t: own } = useTranslation('oeffnungszeit')
  return ({ wochentage, neu, weg }: Difference) =>
    [
      wochentage.length > 0
        ? t('kopie.wochentage', { tage: wochentage.map((tag) => own(`tag.${tag as 0}`)).join(', ') })
        : '',
      neu > 0 ? t('kopie.neu', { count: neu }) : '',
      weg > 0 ? t('kopie.weg', { count: weg }) : '',
    ]
      .filter((word) => word !== '')
      .join('; ')
}

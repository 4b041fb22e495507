import { now } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Faults } from '../../../ui/form/landing.ts'
import { useIssueText } from '../../flotte/model/useIssueText.ts'
import { type Angaben, issuesIn, missingIn, type Regeln } from './angaben.ts'

/** The errors of the fields: the rules' at once, "please fill in" after the first attempt to send. */
export function useFaults(regeln: Regeln) {
  const { t } = useTranslation('fahrt')
  const say = useIssueText()
  const missingText = (field: string): string => {
    if (field === 'schaeden') return t('formular.fehltSchaden')
    if (field === 'sichtpruefung') return t('formular.fehltPruefung')
    return t('formular.fehlt')
  }
  return {
    check(angaben: Angaben): Faults {
      const unsaid = angaben.schaeden.flatMap(({ beschreibung }, i) =>
        beschreibung.trim() === '' ? [`schaeden.${i}.beschreibung`] : [],
      )
      const missing = [...missingIn(angaben, regeln), ...unsaid]
      return new Map([
        ...missing.map((field) => [field, missingText(field)] as const),
        ...issuesIn(angaben, regeln, now()).map((found) => [found.field ?? '', say(found)] as const),
      ])
    },
    saysAtOnce(field: string, angaben: Angaben): boolean {
      if (!issuesIn(angaben, regeln, now()).some((found) => found.field === field)) return false
      if (field !== 'kilometerstand') return field !== 'zielort' && field !== 'bestaetigt'
      // An incomplete number is too small until the last digit is typed.
      return String(angaben.kilometerstand).length >= String(regeln.letzterStand).length
    },
  }
}

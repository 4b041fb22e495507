import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { HowToSteps } from '../../../../ui/help/HowToSteps.tsx'

const STEPS = ['fenster', 'fahrzeug', 'buchen', 'checkIn', 'checkOut'] as const
const KEYS = ['pfeile', 'eingabe', 'verschieben', 'palette'] as const

/** The steps from the window to the check-out, and the keys of the overview. */
export function FahrzeugHowTo() {
  const { t } = useTranslation('fahrzeug')
  const explained = (key: (typeof STEPS)[number] | (typeof KEYS)[number]) => ({
    key,
    titel: t(`soGehts.${key}.titel`),
    text: t(`soGehts.${key}.text`),
  })
  return (
    <HowToSteps
      intro={t('soGehts.intro')}
      steps={STEPS.map(explained)}
      keysTitle={t('soGehts.tasten')}
      keys={KEYS.map(explained)}
    />
  )
}

import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { HowToSteps } from '../../../../ui/help/HowToSteps.tsx'

const STEPS = ['step1', 'step2', 'step3'] as const
const KEYS = ['keyArrows', 'keyEnter', 'keyPlus'] as const

/** The steps from the day to the check-in, and the keys of the map. */
export function HowTo() {
  const { t } = useTranslation('help')
  const explained = (key: (typeof STEPS)[number] | (typeof KEYS)[number]) => ({
    key,
    titel: t(`soGehts.${key}`),
    text: t(`soGehts.${key}Text`),
  })
  return (
    <HowToSteps
      intro={t('soGehts.intro')}
      steps={STEPS.map(explained)}
      keysTitle={t('soGehts.keys')}
      keys={[
        ...KEYS.map(explained),
        { key: 'keyPalette', titel: t('shell:palette.keys'), text: t('soGehts.keyPaletteText') },
      ]}
    />
  )
}

import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { isLanguage, LANGUAGES } from '@platzwart/phrases/phrases'
import { useKeepLanguage } from '../../../../platform/session/useKeepLanguage.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../../ui/Panel.tsx'
import classes from '../Einstellung.module.css'

const SCHEMES = ['light', 'dark', 'auto'] as const

/** Language and colours: the language is stored in the account, the colours on this device. */
export function OwnSprache() {
  const { t } = useTranslation('eigenes')
  const { t: shell, language } = useTranslation()
  const keepLanguage = useKeepLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Panel aria-labelledby="sprache" className={classes.section ?? ''}>
      <div>
        <h2 id="sprache">{t('sprache.titel')}</h2>
        <p className={classes.quiet}>{t('sprache.text')}</p>
      </div>
      <SegmentedControl
        className={classes.choice ?? ''}
        aria-label={shell('language.label')}
        data={LANGUAGES.map((value) => ({ value, label: shell(`language.${value}`) }))}
        value={language}
        onChange={(value) => isLanguage(value) && keepLanguage(value)}
      />
      <SegmentedControl
        className={classes.choice ?? ''}
        aria-label={shell('theme.label')}
        data={SCHEMES.map((value) => ({ value, label: shell(`theme.${value}`) }))}
        value={colorScheme}
        onChange={(value) => setColorScheme(SCHEMES.find((one) => one === value) ?? 'auto')}
      />
    </Panel>
  )
}

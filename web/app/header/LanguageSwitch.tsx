import { LANGUAGES, type Language } from '@platzwart/phrases/phrases'
import { useKeepLanguage } from '../../platform/session/useKeepLanguage.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './LanguageSwitch.module.css'

/** Two languages need no menu. Each is named in its own language. */
export function LanguageSwitch() {
  const { t, language: current } = useTranslation()
  const keepLanguage = useKeepLanguage()
  return (
    <fieldset className={classes.root}>
      <legend className="visually-hidden">{t('language.label')}</legend>
      {LANGUAGES.map((language: Language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className={classes.button}
          onClick={() => keepLanguage(language)}
        >
          {language.toUpperCase()} <span className="visually-hidden">{t(`language.${language}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}

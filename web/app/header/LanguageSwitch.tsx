import { LANGUAGES, type Language } from '@platzwart/phrases/phrases'
import { useTranslation } from 'react-i18next'
import { useKeepLanguage } from '../../features/benutzer/api/sprache.ts'
import classes from './LanguageSwitch.module.css'

/** Two languages need no menu. Each is named in itself. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation()
  const keepLanguage = useKeepLanguage()
  return (
    <fieldset className={classes.root}>
      <legend className="visually-hidden">{t('language.label')}</legend>
      {LANGUAGES.map((language: Language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          className={classes.button}
          onClick={() => keepLanguage(language)}
        >
          {language.toUpperCase()} <span className="visually-hidden">{t(`language.${language}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}

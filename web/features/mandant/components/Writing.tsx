import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Writing.module.css'

const MARKS = [
  ['ueberschrift', (word: string) => `## ${word}`],
  ['fett', (word: string) => `**${word}**`],
  ['kursiv', (word: string) => `*${word}*`],
  ['punkt', (word: string) => `- ${word}`],
  ['nummer', (word: string) => `1. ${word}`],
  ['link', (word: string) => `[${word}](https://haus.example)`],
  ['adresse', () => '<post@haus.example>'],
  ['zitat', (word: string) => `> ${word}`],
  ['strich', () => '---'],
] as const

/** Explains the supported Markdown. */
export function Writing() {
  const { t } = useTranslation('haus')
  return (
    <details className={classes.root}>
      <summary>{t('schreiben.titel')}</summary>
      <p>{t('schreiben.text')}</p>
      <dl className={classes.marks}>
        {MARKS.map(([name, write]) => (
          <div key={name}>
            <dt>{t(`schreiben.${name}`)}</dt>
            <dd>
              <code>{write(t(`schreiben.${name}`))}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

import { SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { type Mailtext, previewOptions, type Wording } from '../api/mailtexte.ts'
import { SPRACHEN } from '../model/wordForm.ts'
import { LetterView } from './LetterView.tsx'
import classes from './Mailtext.module.css'

/** The debounce of typing. */
const PAUSE_MS = 400

interface MailPreviewProps {
  readonly typ: Mailtext['typ']
  /** Null while the texts are invalid. */
  readonly texte: Wording | null
}

/** A preview of the mail with the current texts, in both languages. */
export function MailPreview({ typ, texte }: MailPreviewProps) {
  const { t, language } = useTranslation('mailtext')
  const heading = useId()
  const [sprache, setSprache] = useState(language)
  const [typed] = useDebouncedValue(texte, PAUSE_MS)
  const query = useQuery({
    ...previewOptions(typ, typed),
    placeholderData: keepPreviousData,
  })
  const shown = query.data?.[sprache]
  return (
    <section aria-labelledby={heading} className={classes.preview}>
      <Panel className={classes.letter ?? ''}>
        <h2 id={heading}>{t('vorschau.titel')}</h2>
        <p className={pflege.quiet}>{t(texte === null ? 'vorschau.wartet' : 'vorschau.text')}</p>
        <SegmentedControl
          className={classes.choice ?? ''}
          aria-label={t('sprache.titel')}
          data={SPRACHEN.map((value) => ({ value, label: t(`sprache.${value}`) }))}
          value={sprache}
          onChange={(value) => setSprache(value === 'en' ? 'en' : 'de')}
        />
        {shown !== undefined && (
          <div className={classes.letter}>
            <p className={classes.subject}>{t('vorschau.betreff', { betreff: shown.betreff })}</p>
            <LetterView name={t('vorschau.rahmen')} html={shown.html} text={shown.text} />
          </div>
        )}
        {shown === undefined && query.isError && (
          <FailureState failure={query.error} onRetry={() => void query.refetch()} />
        )}
        {shown === undefined && query.isFetching && <Loading height="36rem" />}
      </Panel>
    </section>
  )
}

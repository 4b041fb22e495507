import { Textarea } from '@mantine/core'
import { Suspense, useDeferredValue } from 'react'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { type FieldOf, type FieldSpec, wrapperOf } from '../../../ui/form/spec.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import classes from './prose.module.css'

const Markdown = lazyPart(() => import('./markdown/Markdown.tsx'), 'Markdown')

/** The server's maximum length. */
const LONGEST = 50_000

/** A text of the house, with a preview beside it. */
export function prose(label: string, lang: 'de' | 'en', placeholder: string): FieldSpec<string> {
  return { label, wide: true, input: (of) => <ProseField of={of} lang={lang} placeholder={placeholder} /> }
}

interface ProseFieldProps {
  readonly of: FieldOf<string>
  readonly lang: 'de' | 'en'
  readonly placeholder: string
}

function ProseField({ of, lang, placeholder }: ProseFieldProps) {
  const { t } = useTranslation('haus')
  // Defers the preview, so that typing stays responsive.
  const text = useDeferredValue(of.value)
  return (
    <div className={classes.root}>
      <Textarea
        {...wrapperOf(of)}
        {...{ lang, placeholder }}
        autosize
        minRows={8}
        maxRows={24}
        maxLength={LONGEST}
        value={of.value}
        onChange={({ currentTarget }) => of.change(currentTarget.value)}
      />
      <section className={classes.preview} aria-label={t('texte.vorschauVon', { was: of.label })}>
        <p className={classes.heading} aria-hidden>
          {t('texte.vorschau')}
        </p>
        <div className={classes.sheet}>
          {text.trim() === '' ? (
            <p className={classes.quiet}>{t('texte.leer')}</p>
          ) : (
            <Suspense fallback={<Loading height="6rem" />}>
              <Markdown text={text} level={3} lang={lang} />
            </Suspense>
          )}
        </div>
      </section>
    </div>
  )
}

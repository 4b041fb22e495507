import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { rechtstexteOptions } from '../api/haus.ts'
import { chooseText, type TextName } from '../model/chooseText.ts'

/** The Markdown renderer is loaded with the first text. */
const Markdown = lazyPart(() => import('./markdown/Markdown.tsx'), 'Markdown')

interface OwnTextProps {
  readonly name: TextName
  /** The level of its top heading. */
  readonly level: number
  /** Shown if the house has not written any. */
  readonly none: ReactNode
  /** Wraps the text. */
  readonly children?: (text: ReactNode) => ReactNode
}

/** A text of the house in the reader's language; in the other one with a note, if it is not translated. */
export function OwnText({ name, level, none, children = (text) => text }: OwnTextProps) {
  const { t, language } = useTranslation('pages')
  const { mandant } = useStart()
  const query = useQuery({ ...rechtstexteOptions, enabled: mandant !== null })
  if (mandant === null) return none
  if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <Loading height="8rem" />
  const chosen = chooseText(query.data, name, language)
  if (chosen === null) return none
  return children(
    <>
      {chosen.lang !== language && <Note kind="hint">{t(`nurAuf.${chosen.lang}`)}</Note>}
      <Suspense fallback={<Loading height="8rem" />}>
        <Markdown text={chosen.text} level={level} lang={chosen.lang} />
      </Suspense>
    </>,
  )
}

import type { ReactNode } from 'react'
import { describeFailure } from '../../platform/describeFailure.ts'
import { ApiProblem } from '../../platform/problem.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Gruende } from '../Gruende.tsx'
import { grundOfProblem } from '../grund.ts'
import { Note } from '../Note.tsx'
import { useOfForm } from './FormBox.tsx'
import type { Landing } from './landing.ts'

export interface FormFailureProps {
  readonly title?: string
  /** A better text for a refusal than the server's own. */
  readonly instead?: (problem: ApiProblem) => ReactNode
  /** The text if somebody else has changed the record meanwhile. */
  readonly stale?: string
  /** Possible remedies. */
  readonly children?: ReactNode
}

/** Why the form was refused: the issues that belong to no field, or the server's one sentence if all do. */
export function FormFailure(props: FormFailureProps) {
  const { failure, rest } = useOfForm()
  if (failure === null) return null
  return (
    <div data-failure>
      <FailureNote {...props} failure={failure} rest={rest} />
    </div>
  )
}

interface FailureNoteProps extends FormFailureProps {
  readonly failure: unknown
  readonly rest?: Landing['rest']
}

/** The same for an action of a single button. */
export function FailureNote({ title, instead, stale, failure, rest = [], children }: FailureNoteProps) {
  const { t } = useTranslation()
  const isStale = failure instanceof ApiProblem && failure.status === 412
  const better = isStale && stale !== undefined ? stale : otherWords(failure, instead)
  return (
    <Note kind="refusal" {...(title === undefined ? {} : { title })}>
      {better !== undefined ? (
        <p>{better}</p>
      ) : rest.length > 0 ? (
        <Gruende gruende={rest.map(grundOfProblem)} />
      ) : (
        <p>{describeFailure(failure, t).text}</p>
      )}
      {children}
    </Note>
  )
}

function otherWords(failure: unknown, instead: FormFailureProps['instead']): ReactNode {
  return failure instanceof ApiProblem ? instead?.(failure) : undefined
}

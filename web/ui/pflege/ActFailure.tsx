import { FailureNote, type FormFailureProps } from '../form/FormFailure.tsx'
import type { Landing } from '../form/landing.ts'
import { useStaleText } from './useStaleText.ts'

interface ActFailureProps extends Pick<FormFailureProps, 'title' | 'instead' | 'children'> {
  /** Null as long as nothing was refused. */
  readonly failure: unknown
  readonly rest?: Landing['rest']
}

/** Why something was not done that a button alone does; where somebody else was quicker it says who. */
export function ActFailure({ failure, ...words }: ActFailureProps) {
  const stale = useStaleText(false)(failure)
  return failure === null ? null : <FailureNote failure={failure} stale={stale} {...words} />
}

import { FailureNote, type FormFailureProps } from '../form/FormFailure.tsx'
import type { Landing } from '../form/landing.ts'
import { useStaleText } from './useStaleText.ts'

interface ActFailureProps extends Pick<FormFailureProps, 'title' | 'instead' | 'children'> {
  /** Null while nothing was refused. */
  readonly failure: unknown
  readonly rest?: Landing['rest']
}

/** Why a button's action failed; if somebody else was faster, it says who. */
export function ActFailure({ failure, ...words }: ActFailureProps) {
  const stale = useStaleText(false)(failure)
  return failure === null ? null : <FailureNote failure={failure} stale={stale} {...words} />
}

import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'

/** People affected by a bulk action. */
export interface Done {
  readonly id: string
  readonly name: string
  /** The chosen action. */
  readonly was: string
}

interface PeopleDoneProps {
  readonly done: readonly Done[]
  /** How many were refused. */
  readonly refused: number
}

/** The outcome of a bulk action: how many of how many. */
export function PeopleDone({ done, refused }: PeopleDoneProps) {
  const { t } = useTranslation('benutzer')
  const count = done.length
  const of = { count, anzahl: formatNumber(count), was: done[0]?.was ?? '' }
  return (
    <Note kind="done">
      <p>
        {refused === 0
          ? t('auswahl.fertig', of)
          : t('auswahl.fertigVon', { ...of, alle: formatNumber(count + refused) })}
      </p>
    </Note>
  )
}

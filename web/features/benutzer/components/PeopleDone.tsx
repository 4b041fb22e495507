import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'

/** To whom something was done. */
export interface Done {
  readonly id: string
  readonly name: string
  /** What was done, as it was chosen. */
  readonly was: string
}

interface PeopleDoneProps {
  readonly done: readonly Done[]
  /** For how many more it was not done. */
  readonly refused: number
}

/** What came of doing one thing to several people: how many of how many. */
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

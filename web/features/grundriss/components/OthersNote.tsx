import { Button } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import type { OthersMoves } from '../model/othersMoves.ts'
import classes from './Grundriss.module.css'

interface OthersNoteProps {
  readonly others: OthersMoves
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** The maximum of seats named; the others are counted. */
const NAMED = 6

const LINES = ['both', 'moved', 'gone'] as const

/**
 * Somebody else has moved seats of this plan meanwhile: says which, and asks whose position wins for those
 * that both have moved.
 */
export function OthersNote({ others, onMine, onTheirs }: OthersNoteProps) {
  const { t } = useTranslation('grundriss')
  const { both } = others
  const lines = LINES.filter((line) => others[line].length > 0)
  if (lines.length === 0) return null
  const namesOf = (line: (typeof LINES)[number]) => {
    const seats = others[line]
    const named = seats.slice(0, NAMED).map(({ bezeichnung }) => bezeichnung)
    const more = seats.length - named.length
    return [...named, ...(more > 0 ? [t('andere.weitere', { count: more })] : [])].join(', ')
  }
  return (
    <Note kind="hint" news title={t('andere.titel')}>
      {lines.map((line) => (
        <p key={line}>{t(`andere.${line}`, { namen: namesOf(line) })}</p>
      ))}
      {both.length === 0 ? (
        <p>{t('andere.beides')}</p>
      ) : (
        <div className={classes.tools}>
          <Button variant="default" onClick={onMine}>
            {t('andere.meine')}
          </Button>
          <Button variant="default" onClick={onTheirs}>
            {t('andere.ihre')}
          </Button>
        </div>
      )}
    </Note>
  )
}

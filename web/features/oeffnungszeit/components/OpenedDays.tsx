import { formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'

/** The maximum that fits into the dialog. */
const MOST_TOLD = 8

interface OpenedProps {
  /** Plain dates that an entry opens although their weekday is closed. */
  readonly opened: readonly { readonly raum: string | null; readonly tage: readonly string[] }[]
}

/** Warns before saving that otherwise closed days become open. */
export function OpenedDays({ opened }: OpenedProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const told = opened.filter(({ tage }) => tage.length > 0)
  if (told.length === 0) return null
  const wordsOf = (tage: readonly string[]) => {
    const first = tage.slice(0, MOST_TOLD).map((tag) => formatWochentagTag(Temporal.PlainDate.from(tag)))
    const more = tage.length - first.length
    return first.join('; ') + (more > 0 ? ` ${t('kalender.undMehr', { count: more })}` : '')
  }
  return (
    <Note kind="hint" title={t('kalender.oeffnet')} news>
      <ul>
        {told.map(({ raum, tage }) => (
          <li key={raum}>
            {raum === null ? wordsOf(tage) : t('kalender.oeffnetRaum', { raum, tage: wordsOf(tage) })}
          </li>
        ))}
      </ul>
    </Note>
  )
}

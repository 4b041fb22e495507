import { Button } from '@mantine/core'
import { formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import type { Sonder } from '../model/sonder.ts'
import { useSonderText } from '../model/useSonderText.ts'

/** One day of a period, and whether only this day is changed. */
export interface OneDay {
  readonly tag: string
  readonly alone: boolean
  readonly onAlone: (alone: boolean) => void
}

/**
 * Says that the chosen day belongs to a period, and asks what to change: the whole of it, or only that day.
 */
export function PeriodNote({ sonder, tag, alone, onAlone }: OneDay & { readonly sonder: Sonder }) {
  const { t } = useTranslation('oeffnungsjahr')
  const { tageOf } = useSonderText()
  const words = { tag: formatTag(Temporal.PlainDate.from(tag)), tage: tageOf(sonder) }
  return (
    <Note kind="hint" news>
      <p>{t(alone ? 'kalender.nurTag' : 'kalender.gehoert', words)}</p>
      <Button variant="default" size="compact-md" onClick={() => onAlone(!alone)}>
        {t(alone ? 'kalender.ganzer' : 'kalender.nur')}
      </Button>
    </Note>
  )
}

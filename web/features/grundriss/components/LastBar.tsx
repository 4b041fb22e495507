import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import type { ServerCommand } from '../model/editor/commands.ts'
import type { Stepping } from '../model/editor/useEditor.ts'

/** The last saved change whose undo is not otherwise visible, with its undo button, until the next action. */
export function LastBar({ stepping: { last, busy, step } }: { readonly stepping: Stepping }) {
  const words = useWords(last)
  const { t } = useTranslation('grundriss')
  if (words === null) return null
  return (
    <Note kind="done">
      <p>{words.done}</p>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        aria-label={words.label}
        loading={busy}
        onClick={() => step('undo')}
      >
        {t('platz.zurueck')}
      </Button>
    </Note>
  )
}

/** Added seats are visible and need no text. */
function useWords(last: ServerCommand | null) {
  const { t } = useTranslation('grundriss')
  if (last === null || last.kind === 'create') return null
  if (last.kind === 'edit') {
    const { length: count } = last.changes
    return { done: t('viele.geaendert', { count }), label: t('viele.zurueckName', { count }) }
  }
  const name = last.draft.leseraeume.map(({ bezeichnung }) => bezeichnung).join(', ')
  return { done: t('pflege:geloescht', { name }), label: t('platz.zurueckName', { name }) }
}

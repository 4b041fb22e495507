import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Note } from '../../../ui/Note.tsx'
import { FAHRTEN, moveFahrt } from '../api/fahrten.ts'
import { useFahrtWords } from '../model/useBuchungWords.ts'

/** A trip that was moved, and where it was before. */
export interface Moved {
  readonly now: FahrzeugBuchungView
  readonly before: FahrzeugBuchungView
}

interface MovedNoteProps {
  readonly moved: Moved
  readonly onDone: () => void
}

/** What a move has made of a trip, with the way back; its people are told of that, too. */
export function MovedNote({ moved: { now, before }, onDone }: MovedNoteProps) {
  const { t } = useTranslation('buchungspflege')
  const { nameOf } = useFahrtWords()
  const undo = useAct({
    send: ({ fahrzeugId, von, bis }: FahrzeugBuchungView, key) =>
      moveFahrt(now, { fahrzeugId, von, bis, grund: t('verlegen.zurueckGrund') }, key),
    says: () => t('verlegen.zurueck', { name: nameOf(before) }),
    refreshes: [[FAHRTEN], ['fahrten'], ['fahrzeugUebersicht'], ['fahrzeugSuche']],
    onDone,
  })
  return (
    <Note kind="done" title={t('verschieben.fertig', { name: nameOf(now) })}>
      <p>{t('verlegen.mail')}</p>
      <Button variant="default" mt="xs" loading={undo.busy} onClick={() => undo.start(before)}>
        {t('rueckgaengig')}
      </Button>
    </Note>
  )
}

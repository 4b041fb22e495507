import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/grundriss'
import { ask } from '../../../../platform/api.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { type BildWorking, bodyOf } from '../../model/bildDraft.ts'
import { DraftBar } from './DraftBar.tsx'

interface BildBarProps {
  readonly plan: GrundrissView
  readonly work: BildWorking
}

/** Undoes changes of the picture, or saves them. */
export function BildBar({ plan, work }: BildBarProps) {
  const { t } = useTranslation('grundriss')
  return (
    <DraftBar
      work={work}
      send={(draft, key) =>
        ask(wire.setBild, { id: plan.id, draft: bodyOf(draft), version: plan.version, idempotencyKey: key })
      }
      words={{
        save: t('bild.speichern'),
        theirs: t('bild.anderes'),
        mine: t('bild.meines'),
        saved: ({ bild }) => t(bild === null ? 'bild.entfernt' : 'bild.gespeichert'),
      }}
    />
  )
}

import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/grundriss'
import { ask } from '../../../../platform/api.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import type { Drawing } from '../../model/zeichnung/useDrawing.ts'
import type { Zeichnung, ZeichnungWorking } from '../../model/zeichnung/zeichnungWork.ts'
import { DraftBar } from '../bild/DraftBar.tsx'

interface ZeichnungBarProps {
  readonly plan: GrundrissView
  readonly work: ZeichnungWorking
  readonly drawing: Drawing
}

/** Undoes the drawing's changes, or saves them with the rest of the plan's record unchanged. */
export function ZeichnungBar({ plan, work, drawing }: ZeichnungBarProps) {
  const { t } = useTranslation('zeichnung')
  async function send(zeichnung: Zeichnung, key: string) {
    const { version } = await ask(wire.saveGrundriss, {
      id: plan.id,
      draft: { ...recordOf(plan), zeichnung: [...zeichnung] },
      version: plan.version,
      idempotencyKey: key,
    })
    return { zeichnung, version }
  }
  return (
    <DraftBar
      work={work}
      setSteps={drawing.setSteps}
      send={send}
      words={{
        save: t('speichern'),
        theirs: t('andere'),
        mine: t('meine'),
        saved: () => t('gespeichert'),
      }}
    />
  )
}

/** A plan's record without its drawing. */
function recordOf({
  bezeichnung,
  beschreibung,
  link,
  bereich,
  aktiv,
  standort,
  breite,
  hoehe,
}: GrundrissView) {
  return { bezeichnung, beschreibung, link, bereich, aktiv, standortId: standort.id, breite, hoehe }
}

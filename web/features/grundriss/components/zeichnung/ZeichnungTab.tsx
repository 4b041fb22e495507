import type { GrundrissView } from '@platzwart/contract/leseraum'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Note } from '../../../../ui/Note.tsx'
import { useDraftWork } from '../../model/useDraftWork.ts'
import { useDrawing } from '../../model/zeichnung/useDrawing.ts'
import { useFormWords } from '../../model/zeichnung/useFormWords.ts'
import { ZEICHNUNG } from '../../model/zeichnung/zeichnungWork.ts'
import plain from '../Grundriss.module.css'
import { FormFields } from './FormFields.tsx'
import { Palette, ToolHelp } from './Palette.tsx'
import { ZeichnungBar } from './ZeichnungBar.tsx'
import { ZeichnungStage } from './ZeichnungStage.tsx'

/**
 * A room's drawing: walls, doors, windows, tables and captions, edited by pointer or by fields, with undo
 * until it is saved.
 */
export function ZeichnungTab({ plan }: { readonly plan: GrundrissView }) {
  const { t } = useTranslation('zeichnung')
  const work = useDraftWork(ZEICHNUNG, plan)
  const drawing = useDrawing(plan, work)
  const nameOf = useFormWords()
  const { open, chosen } = drawing
  return (
    <div className={plain.work}>
      <div className={plain.stage}>
        <Palette drawing={drawing} />
        <ZeichnungStage drawing={drawing} />
        <ToolHelp drawing={drawing} />
        <ZeichnungBar {...{ plan, work, drawing }} />
      </div>
      <section className={plain.side} aria-label={t('titel')}>
        {plan.bild !== null && (
          <Note kind="hint">
            <p>{t('mitBild')}</p>
          </Note>
        )}
        {open !== undefined && chosen !== null ? (
          <>
            <h2>{nameOf(open)}</h2>
            <FormFields key={chosen} {...{ drawing, form: open }} at={chosen} />
          </>
        ) : (
          <ul className={plain.steps}>
            {(['waehlen', 'ziehen', 'finger', 'tasten', 'speichern'] as const).map((line) => (
              <li key={line}>{t(`hinweis.${line}`)}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

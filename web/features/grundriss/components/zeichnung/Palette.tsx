import { Button } from '@mantine/core'
import { IconDoor, IconLetterT, IconPointer, IconTable, IconWall, IconWindow } from '@tabler/icons-react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import pflege from '../../../../ui/pflege/pflege.module.css'
import { TOOLS, type Tool } from '../../model/zeichnung/forms.ts'
import type { Drawing } from '../../model/zeichnung/useDrawing.ts'
import classes from './zeichnung.module.css'

const ICONS = { wand: IconWall, tuer: IconDoor, fenster: IconWindow, tisch: IconTable, text: IconLetterT }

/** The tools of the drawing; above the plan, so that a phone shows both at once. */
export function Palette({ drawing }: { readonly drawing: Drawing }) {
  const { t } = useTranslation('zeichnung')
  const { tool, take } = drawing
  const one = (name: Tool | null, Icon: typeof IconWall) => (
    <Button
      key={name ?? 'zeiger'}
      variant={tool === name ? 'filled' : 'default'}
      aria-pressed={tool === name}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => take(name)}
    >
      {t(`werkzeug.${name ?? 'zeiger'}`)}
    </Button>
  )
  return (
    <fieldset className={classes.palette}>
      <legend className="visually-hidden">{t('werkzeuge')}</legend>
      {one(null, IconPointer)}
      {TOOLS.map((name) => one(name, ICONS[name]))}
    </fieldset>
  )
}

/** Explains what a press on the plan does, with a button as its equivalent. */
export function ToolHelp({ drawing }: { readonly drawing: Drawing }) {
  const { t } = useTranslation('zeichnung')
  const { tool, put, seen } = drawing
  if (tool === null) return null
  return (
    <div className={pflege.buttons}>
      <p className={pflege.quiet}>{t(`hilfe.${tool}`)}</p>
      <Button variant="default" onClick={() => put(seen.current())}>
        {t('mitte', { form: t(`werkzeug.${tool}`) })}
      </Button>
    </div>
  )
}

import { IconUsers } from '@tabler/icons-react'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import { usePlanKollegen, useSaySitz } from '../model/usePlanKollegen.ts'
import classes from './AmPlatz.module.css'

/** The team members at a seat that day. */
export function AmPlatz({ raum, id }: { readonly raum: Leseraum; readonly id: string }) {
  const sitze = usePlanKollegen(raum).get(id)
  const say = useSaySitz(raum)
  if (sitze === undefined) return null
  return (
    <p className={classes.root}>
      <IconUsers size={16} stroke={1.75} aria-hidden />
      <span>{sitze.map(say).join(', ')}</span>
    </p>
  )
}

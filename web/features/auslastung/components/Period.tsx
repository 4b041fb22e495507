import { formatTag } from '../../../platform/format.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import classes from './Auslastung.module.css'

interface Days {
  readonly von: string
  readonly bis: string
}

interface PeriodProps {
  readonly view: Days & { readonly davor: Days }
  readonly words: (days: Readonly<Record<'von' | 'bis' | 'davorVon' | 'davorBis', string>>) => string
}

const dayOf = (tag: string) => formatTag(Temporal.PlainDate.from(tag))

/** The days shown, and the previous days that they are compared with. */
export function Period({ view: { von, bis, davor }, words }: PeriodProps) {
  return (
    <Announced as="p" className={classes.quiet}>
      {words({
        von: dayOf(von),
        bis: dayOf(bis),
        davorVon: dayOf(davor.von),
        davorBis: dayOf(davor.bis),
      })}
    </Announced>
  )
}

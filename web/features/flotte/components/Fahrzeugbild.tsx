import type { Kategorie } from '@platzwart/domain/fahrzeug/types'
import { SILHOUETTES } from '../model/silhouettes.ts'
import classes from './Fahrzeugbild.module.css'

interface FahrzeugbildProps {
  readonly bild: string | null
  readonly kategorie: Kategorie
}

/** The car's picture, or a drawing of its kind. Decorative, because the name is beside it. */
export function Fahrzeugbild({ bild, kategorie }: FahrzeugbildProps) {
  if (bild !== null) return <img src={bild} alt="" loading="lazy" className={classes.bild} />
  const { bodywork, fenster, raeder } = SILHOUETTES[kategorie]
  return (
    <svg className={classes.zeichnung} viewBox="0 0 160 72" aria-hidden="true">
      <path d={bodywork} className={classes.bodywork} />
      <path d={fenster} className={classes.window} />
      {raeder.map((x) => (
        <g key={x}>
          <circle cx={x} cy={56} r={10} className={classes.tyre} />
          <circle cx={x} cy={56} r={4.5} className={classes.hub} />
        </g>
      ))}
      <path d="M2 66.5H158" className={classes.floor} />
    </svg>
  )
}

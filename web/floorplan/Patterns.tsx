import { memo } from 'react'
import classes from './seat.module.css'

/** A pattern per state, each with its own ground, so that a seat needs one fill only. */
export const Patterns = memo(function Patterns() {
  return (
    <defs>
      <pattern id="muster-belegt" width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" className={classes.grundBelegt} />
        <path d="M-3 3L3 -3M0 12L12 0M9 15L15 9" className={classes.outlineBelegt} />
      </pattern>
      <pattern id="muster-stundenweise" width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" className={classes.grundStundenweise} />
        <path d="M0 3H12M0 9H12" className={classes.outlineStundenweise} />
      </pattern>
      <pattern id="muster-vorgemerkt" width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" className={classes.grundVorgemerkt} />
        <path d="M3 3H3.01M9 9H9.01" className={classes.dotVorgemerkt} />
      </pattern>
      <pattern id="muster-reserviert" width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" className={classes.grundReserviert} />
        <path d="M-3 5L0 8L6 2L12 8L15 5" className={classes.outlineReserviert} />
      </pattern>
      <pattern id="muster-gesperrt" width="14" height="14" patternUnits="userSpaceOnUse">
        <rect width="14" height="14" className={classes.grundGesperrt} />
        <path d="M0 14L14 0M0 0L14 14" className={classes.outlineGesperrt} />
      </pattern>
      <pattern id="muster-geschlossen" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" className={classes.grundGeschlossen} />
        <path d="M5 0V10" className={classes.outlineGeschlossen} />
      </pattern>
    </defs>
  )
})

import classes from './RoomSketch.module.css'

/** A lamp, a table, a chair: drawn in one line. */
export function RoomSketch() {
  return (
    <svg className={classes.root} viewBox="0 0 160 84" aria-hidden="true">
      <path d="M46 22h16l11 26H35z" className={classes.glow} />
      <path d="M8 74H152" />
      <path d="M26 74V48M96 74V48M20 48H102" />
      <path d="M54 48V22M44 22h20l-5-11H49z" />
      <path d="M76 48v-9h14v9M80 39v-3h14v12" />
      <path d="M114 74V58M140 74V58M112 58h30M142 58V26M142 34h-6" />
    </svg>
  )
}

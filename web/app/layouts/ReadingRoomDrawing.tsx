import classes from './ReadingRoomDrawing.module.css'

const TABLES = [
  { x: 150, y: 250, state: 'frei belegt frei dein frei frei' },
  { x: 150, y: 400, state: 'belegt frei frei belegt frei reserviert' },
  { x: 150, y: 550, state: 'frei frei belegt frei belegt frei' },
  { x: 430, y: 250, state: 'frei frei belegt belegt frei frei' },
  { x: 430, y: 400, state: 'reserviert frei belegt frei frei frei' },
  { x: 430, y: 550, state: 'frei belegt frei frei frei belegt' },
]

/** Six seats at a table, three on each side. */
function Table({ x, y, state }: { x: number; y: number; state: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="210" height="54" rx="4" className={classes.table} />
      <path d="M0 27H210" className={classes.fine} />
      {state.split(' ').map((seat, index) => {
        const cx = 35 + (index % 3) * 70
        const cy = index < 3 ? -21 : 75
        return (
          // The seats of a drawing never move: their place is their name.
          <g key={`${cx}/${cy}`} className={classes[seat]}>
            <rect x={cx - 16} y={cy - 14} width="32" height="28" rx="8" className={classes.seat} />
            {seat === 'dein' && <circle cx={cx} cy={cy} r="5" className={classes.you} />}
            {seat === 'belegt' && <path d={`M${cx - 6} ${cy}h12`} className={classes.taken} />}
          </g>
        )
      })}
    </g>
  )
}

function Walls() {
  return (
    <g className={classes.walls}>
      <path d="M80 720V150H360M420 150H720V720H470M400 720H80" />
      <path d="M130 150H210M240 150H320M460 150H540M570 150H650" className={classes.window} />
      <path d="M400 720a70 70 0 0 1 70-70V720" className={classes.fine} />
      <path d="M720 250V330M720 360V440M720 470V550" className={classes.window} />
    </g>
  )
}

function Shelves() {
  return (
    <g className={classes.shelf}>
      <rect x="96" y="220" width="22" height="120" />
      <rect x="96" y="360" width="22" height="120" />
      <rect x="96" y="500" width="22" height="120" />
      <path d="M96 240h22M96 262h22M96 280h22M96 306h22M96 380h22M96 396h22M96 424h22M96 446h22M96 520h22M96 546h22M96 570h22M96 590h22" />
    </g>
  )
}

/** A reading room seen from above, in the colours of the seats: what the product is about, without a word. */
export function ReadingRoomDrawing() {
  return (
    <svg
      viewBox="60 120 680 630"
      preserveAspectRatio="xMidYMid slice"
      className={classes.root}
      aria-hidden="true"
    >
      <rect x="80" y="150" width="640" height="570" className={classes.floor} />
      <circle cx="255" cy="427" r="150" className={classes.light} />
      <circle cx="535" cy="277" r="150" className={classes.light} />
      <Shelves />
      {TABLES.map((table) => (
        <Table key={`${table.x}/${table.y}`} {...table} />
      ))}
      <Walls />
    </svg>
  )
}

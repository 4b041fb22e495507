import classes from './ReadingRoomDrawing.module.css'

/** Rows of tables; each lists its seats, upper side first. */
const TABLES = [
  { x: 170, y: 220, state: 'frei belegt frei frei frei belegt' },
  { x: 450, y: 220, state: 'frei frei belegt belegt frei frei' },
  { x: 170, y: 390, state: 'belegt frei frei frei frei reserviert' },
  { x: 450, y: 390, state: 'frei frei belegt frei own frei' },
  { x: 170, y: 560, state: 'frei frei belegt frei belegt frei' },
  { x: 450, y: 560, state: 'reserviert frei belegt frei frei frei' },
]

function Seat({ x, y, state }: { x: number; y: number; state: string }) {
  return (
    <g className={classes[state]}>
      <rect x={x - 16} y={y - 14} width="32" height="28" rx="8" className={classes.seat} />
      {state === 'own' && <circle cx={x} cy={y} r="5" className={classes.you} />}
      {state === 'belegt' && <path d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`} className={classes.taken} />}
      {state === 'reserviert' && <path d={`M${x - 4} ${y + 7}v-13l9 4l-9 4`} className={classes.reserved} />}
    </g>
  )
}

/** Six seats at a table, three on each side, and the lamps along its middle. */
function Table({ x, y, state }: { x: number; y: number; state: string }) {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = state.split(' ')
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="210" height="54" rx="4" className={classes.table} />
      <path d="M0 27H210" className={classes.fine} />
      <path d="M58 27h24M128 27h24" className={classes.lamp} />
      <Seat x={35} y={-21} state={a} />
      <Seat x={105} y={-21} state={b} />
      <Seat x={175} y={-21} state={c} />
      <Seat x={35} y={75} state={d} />
      <Seat x={105} y={75} state={e} />
      <Seat x={175} y={75} state={f} />
    </g>
  )
}

function Room() {
  return (
    <>
      <path d="M90 110H710V800H90Z" className={classes.floor} />
      <path d="M110 180h28v480h-28z" className={classes.shelf} />
      <path
        d="M110 204h28M110 228h28M110 246h28M110 282h28M110 318h28M110 342h28M110 366h28M110 402h28M110 426h28M110 462h28M110 486h28M110 522h28M110 558h28M110 582h28M110 624h28"
        className={classes.fine}
      />
      <path d="M90 800V110H710V800H500M420 800H90" className={classes.wall} />
      <path
        d="M170 110h90M290 110h90M450 110h90M570 110h90M710 200v110M710 350v110M710 500v110"
        className={classes.window}
      />
      <path d="M500 800v-80a80 80 0 0 0-80 80" className={classes.fine} />
      <path d="M120 740a34 34 0 0 1 34-34h120v34zM274 706v34" className={classes.desk} />
    </>
  )
}

/**
 * A reading room seen from above, in the colours and patterns of the seats: shows without words what the
 * product is about.
 */
export function ReadingRoomDrawing() {
  return (
    <svg viewBox="60 80 680 750" className={classes.root} aria-hidden="true">
      <Room />
      {TABLES.map((table) => (
        <Table key={`${table.x}/${table.y}`} {...table} />
      ))}
    </svg>
  )
}

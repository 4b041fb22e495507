/** The name of a workspace option, derived from that of the reading room's. */
export type ArbeitsweltName<N> = N extends `leseraum.${infer Rest}` ? `arbeitswelt.${Rest}` : never

/**
 * Where desks differ from the seats of a reading room: an office is booked on weekdays for whole days, weeks
 * ahead, a desk and a meeting room at once, and nobody has to check in. Everything else is the same.
 */
const DEFAULTS = {
  /** A desk each day, some meetings and a parking space. */
  'leseraum.maxBuchungenProWoche': 20,
  'leseraum.mindestdauer': 30,
  'leseraum.hoechstdauer': 720,
  'leseraum.tageImVoraus': 28,
  'leseraum.buchbareWochentage': [1, 2, 3, 4, 5],
  'leseraum.freigabeOhneCheckIn': false,
  'leseraum.mehrerePlaetzeGleichzeitig': true,
  'leseraum.zweitePersonAbGruppe': 0,
} as const

type Renamed<T> = { readonly [N in keyof T as ArbeitsweltName<N>]: T[N] }

const nameFor = (name: string) => name.replace(/^leseraum\./, 'arbeitswelt.')

/**
 * Derives the workspace options from the reading rooms', with defaults that suit an office. A new room option
 * gets its counterpart automatically.
 * @param options of reading rooms
 */
export function forArbeitswelt<const T extends Readonly<Record<`leseraum.${string}`, object>>>(
  options: T,
): Renamed<T> {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      nameFor(name),
      {
        ...option,
        feature: 'arbeitswelt',
        ...(Object.hasOwn(DEFAULTS, name) && { standard: DEFAULTS[name as keyof typeof DEFAULTS] }),
      },
    ]),
  ) as Renamed<T>
}

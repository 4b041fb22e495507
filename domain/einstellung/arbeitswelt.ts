/** The name of a workspace's option, of the reading room's. */
export type ArbeitsweltName<N> = N extends `leseraum.${infer Rest}` ? `arbeitswelt.${Rest}` : never

/**
 * What is otherwise at desks than at the seats of a reading room: an office is booked for weekdays and whole days, weeks ahead, a desk and a meeting
 * room at once, and nobody has to show that they have come. All else is alike.
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
 * The same options once more for workspaces, with the defaults that suit them. An option that rooms get has its twin by itself.
 *
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

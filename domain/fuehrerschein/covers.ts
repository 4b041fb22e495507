import { FUEHRERSCHEINKLASSEN, type Fuehrerscheinklasse } from './klassen.ts'

interface Also {
  readonly klasse: Fuehrerscheinklasse
  /** Only for holders of this class as well. */
  readonly mit?: Fuehrerscheinklasse
}

/**
 * What a class includes beside itself: section 6 (3) FeV, and for B1, which Germany does not issue, article 6
 * (2) of Directive 2006/126/EC. No class includes a heavier trailer than its own: BE comes with C1E, CE, D1E
 * and DE, never with B.
 */
const ALSO: Readonly<Partial<Record<Fuehrerscheinklasse, readonly Also[]>>> = {
  A: [{ klasse: 'AM' }, { klasse: 'A1' }, { klasse: 'A2' }],
  A2: [{ klasse: 'AM' }, { klasse: 'A1' }],
  A1: [{ klasse: 'AM' }],
  B1: [{ klasse: 'AM' }],
  B: [{ klasse: 'AM' }, { klasse: 'L' }, { klasse: 'B1' }],
  C: [{ klasse: 'C1' }],
  CE: [{ klasse: 'C1E' }, { klasse: 'BE' }, { klasse: 'T' }, { klasse: 'DE', mit: 'D' }],
  C1E: [{ klasse: 'BE' }, { klasse: 'D1E', mit: 'D1' }],
  D: [{ klasse: 'D1' }],
  D1E: [{ klasse: 'BE' }],
  DE: [{ klasse: 'D1E' }, { klasse: 'BE' }],
  T: [{ klasse: 'AM' }, { klasse: 'L' }],
}

/** All classes that the holder of a card may drive, in the order of the card; the inclusion is transitive. */
export function covers(klassen: readonly Fuehrerscheinklasse[]): Fuehrerscheinklasse[] {
  const held = new Set(klassen)
  for (let size = -1; size !== held.size; ) {
    size = held.size
    for (const klasse of [...held]) {
      for (const also of ALSO[klasse] ?? []) if (!also.mit || held.has(also.mit)) held.add(also.klasse)
    }
  }
  return FUEHRERSCHEINKLASSEN.filter((klasse) => held.has(klasse))
}

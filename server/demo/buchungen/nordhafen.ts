import type { Random } from '../random.ts'
import { type Buch, type Place, STEP } from './belegungsbuch.ts'
import { checkInNow, nextOpen, partOf, type Tag } from './tage.ts'

export interface Werk {
  readonly buch: Buch
  readonly zufall: Random
  readonly now: Temporal.Instant
  readonly tage: readonly Tag[]
  readonly orte: readonly Place[]
  readonly person: string
  readonly leitung: string
  readonly leute: readonly string[]
}

/** An office: whoever comes takes a desk for the whole working day; the meeting corner is held by the hour. */
export function bookNordhafen(werk: Werk): void {
  bookForLogins(werk)
  for (const tag of werk.tage) {
    bookDesks(werk, tag)
    bookMeetings(werk, tag)
  }
}

function placed({ orte }: Werk, bezeichnung: string): Place {
  const ort = orte.find((it) => it.bezeichnung === bezeichnung)
  if (!ort) throw new RangeError(`the plan has no ${bezeichnung}`)
  return ort
}

function bookForLogins(werk: Werk): void {
  const { buch, person, leitung, leute, now, tage } = werk
  const next = nextOpen(tage, now)
  const later = tage.filter((it) => it.abstand > Math.max(0, next.abstand))
  const past = tage.filter((it) => it.abstand < 0).at(-1) ?? next
  const [kollegin = ''] = leute
  const at = (i: number) => later[Math.min(i, later.length - 1)] ?? next
  buch.add({ ...checkInNow(next, now, 360), ort: placed(werk, 'K-02'), bucher: person, status: 'reserviert' })
  buch.add({ ...partOf(at(1), 2, 8), ort: placed(werk, 'N-07'), bucher: person, status: 'reserviert' })
  buch.add({ ...partOf(past, 2, 8), ort: placed(werk, 'K-02'), bucher: person, status: 'durchgeführt' })
  buch.add({
    ...partOf(at(0), 4, 1),
    ort: placed(werk, 'Kajüte'),
    bucher: kollegin,
    zweite: person,
    gruppengroesse: 5,
    status: 'vorgemerkt',
  })
  for (const tag of tage.filter((it) => it.abstand >= next.abstand).slice(0, 2)) {
    buch.add({
      ...tag.offen,
      ort: placed(werk, 'S-16'),
      bucher: leitung,
      status: 'verschlossen',
      informationstext: 'Der Monitorarm wird repariert.',
    })
  }
}

function bookDesks({ buch, zufall, orte, leute }: Werk, tag: Tag): void {
  const desks = zufall.shuffle(orte.filter((it) => !it.gruppenraum))
  const share = tag.abstand <= 1 ? 0.72 : 0.5
  leute.forEach((bucher, i) => {
    if (!zufall.chance(share)) return
    const von = tag.offen.von + zufall.between(2, 14) * STEP
    const bis = von + zufall.between(28, 36) * STEP
    const ort = desks[i % desks.length]
    if (ort) buch.add({ ort, von, bis: Math.min(bis, tag.offen.bis), bucher })
  })
}

/** The meeting corner lies beside the desks: whoever meets there has none at that time. */
function bookMeetings({ buch, zufall, orte, leute }: Werk, tag: Tag): void {
  const corner = orte.find((it) => it.gruppenraum)
  for (const hours of [3, 5, 8]) {
    const range = partOf(tag, hours, 1)
    const [bucher, zweite] = zufall.shuffle(leute.filter((it) => buch.personIsFree(it, range)))
    if (!corner || bucher === undefined || zweite === undefined || !zufall.chance(0.5)) continue
    buch.add({ ort: corner, ...range, bucher, zweite, gruppengroesse: zufall.between(2, 6) })
  }
}

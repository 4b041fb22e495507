import { encodeParameter } from '../../platform/database/types.ts'
import type { DemoBuchung } from './belegungsbuch.ts'

/** What a booking is about, as its row and its trail have it. */
export function factsOf(it: DemoBuchung) {
  return {
    leseraum_id: it.ort.id,
    grundriss_id: it.ort.grundrissId,
    tag: it.tag,
    zeitraum: it.zeitraum,
    status: it.status,
    benutzer1_id: it.benutzer1Id,
    benutzer2_id: it.benutzer2Id,
    gruppengroesse: it.gruppengroesse,
    version: 1,
  }
}

/** @param emails of people, by their ids */
export function buchungRow(it: DemoBuchung, emails: ReadonlyMap<string, string>) {
  const { id, informationstext, storno, erstellt, benutzer2Id } = it
  const agreed = benutzer2Id !== null && it.status !== 'vorgemerkt' && it.status !== 'storniert'
  return {
    id,
    ...factsOf(it),
    zeitraum: encodeParameter(it.zeitraum),
    informationstext,
    storno_art: storno?.art ?? null,
    storniert_am: storno?.am ?? null,
    erstellt,
    zweite_adresse: benutzer2Id === null ? null : (emails.get(benutzer2Id) ?? null),
    zweite_zugesagt: agreed ? erstellt : null,
  }
}

import type { auswertungSchema } from '@platzwart/contract/leseraum/auswertung'
import {
  type Auswertung,
  CLASS_ENDS,
  type ClassName,
  type Counts,
  countsOfParts,
} from '@platzwart/domain/leseraum/auswertung/auswertung'
import { FEWEST, isFew, type Least } from '@platzwart/domain/leseraum/auswertung/few'
import type { z } from 'zod'
import { type Call, isRefusal, refuse } from '../../../platform/http/endpoint.ts'
import { hidesNames } from '../../../platform/konfiguration/personalrat.ts'
import { checkTage, periodBefore } from './checkTage.ts'
import { loadAuswertung, loadWaited, type PlanAuswertung, type Waited } from './loadAuswertung.ts'
import type { AuslastungQuery } from './readAuslastung.ts'

export type Body = z.output<typeof auswertungSchema>

/** Of too few nothing is told, not even how many they were. */
function guarded({ people, ...counts }: Counts, least: Least) {
  if (!isFew({ buchungen: counts.buchungen, people }, least)) return { ...counts, wenige: false }
  const none = { buchungen: 0, gekommen: 0, nichtGekommen: 0, abgesagt: 0, unbestaetigt: 0, haus: 0 }
  return { ...none, wenige: true }
}

const wholeOf = (all: readonly Auswertung[]) => countsOfParts(all.map(({ gesamt }) => gesamt))

function meansOf(all: readonly Auswertung[], least: Least) {
  const told = guarded(wholeOf(all), least)
  const sum = (of: (one: Auswertung) => number) => all.reduce((total, one) => total + of(one), 0)
  const mean = (total: number) => (told.wenige ? null : Math.round(total / told.buchungen))
  return {
    ...told,
    vorlauf: mean(sum(({ minuten }) => minuten.vorlauf)),
    dauer: mean(sum(({ minuten }) => minuten.dauer)),
    personen: told.wenige ? null : Math.round((sum(({ personen }) => personen) / told.buchungen) * 10) / 10,
  }
}

function zonesOf({ plan, jetzt }: PlanAuswertung, least: Least) {
  const seats = plan.leseraeume.flatMap(({ aktiv, zone }, i) => {
    const counts = jetzt.plaetze[i]
    return aktiv && counts ? [{ zone, counts }] : []
  })
  return [...Map.groupBy(seats, ({ zone }) => zone)].map(([zone, list]) => ({
    ...{ grundriss: plan.bezeichnung, zone },
    ...guarded(countsOfParts(list.map(({ counts }) => counts)), least),
  }))
}

type Parted = 'wochentage' | 'stunden'

function besideOf(all: readonly PlanAuswertung[], name: Parted, least: Least) {
  const at = (list: readonly Auswertung[], i: number) =>
    guarded(countsOfParts(list.flatMap((one) => one[name][i] ?? [])), least)
  const [jetzt, davor] = [all.map((one) => one.jetzt), all.map((one) => one.davor)]
  return Array.from({ length: name === 'wochentage' ? 7 : 24 }, (_, i) => ({
    ...at(jetzt, i),
    davor: at(davor, i),
  }))
}

function classesOf(all: readonly PlanAuswertung[], name: ClassName, least: Least) {
  const count = (list: readonly Auswertung[], i: number) => {
    const inClass = list.flatMap(({ classes }) => classes[name][i] ?? [])
    const sum = inClass.reduce((total, { buchungen }) => total + buchungen, 0)
    const people = Math.max(0, ...inClass.map((one) => one.people))
    return sum > 0 && isFew({ buchungen: sum, people }, least) ? null : sum
  }
  const [jetzt, davor] = [all.map((one) => one.jetzt), all.map((one) => one.davor)]
  return CLASS_ENDS[name].map((end, i) => ({
    unter: Number.isFinite(end) ? end : null,
    ...{ anzahl: count(jetzt, i), davor: count(davor, i) },
  }))
}

function waitedOf({ leute, ...waited }: Waited, least: Least) {
  if (waited.gewartet === 0) return { ...waited, wenige: false }
  if (isFew({ buchungen: waited.gewartet, people: leute }, least))
    return { gewartet: 0, angeboten: 0, gebucht: 0, minuten: null, wenige: true }
  // Of few who took an offer it would say how long one of them waited.
  return { ...waited, minuten: waited.gebucht < FEWEST ? null : waited.minuten, wenige: false }
}

/** What became of bookings (R1): who came, who cancelled and how late, when they were made; beside the period before. Of days that are over. */
export async function readAuswertung(call: Call, query: AuslastungQuery) {
  const days = checkTage(call, query, { over: true })
  if (isRefusal(days)) return days
  const { von, bis, tage } = days
  const all = await loadAuswertung(call, { von, tage, grundrissId: query.grundrissId })
  if (query.grundrissId !== undefined && all.length === 0)
    return refuse({ status: 404, code: 'nichtGefunden' })
  const least = hidesNames(call) ? call.konfiguration.mandant.mindestgruppe : null
  const [here, davor] = [{ von: von.toString(), bis: bis.toString() }, periodBefore(von, tage)]
  const plans = all.map(({ plan }) => plan)
  const [warten, wartenDavor] = await Promise.all([
    loadWaited(call, plans, here),
    loadWaited(call, plans, davor),
  ])
  const classes = (name: ClassName) => classesOf(all, name, least)
  const body: Body = {
    ...{ ...here, davor, wenigerAls: FEWEST, leuteMindestens: least },
    gesamt: meansOf(
      all.map(({ jetzt }) => jetzt),
      least,
    ),
    gesamtDavor: meansOf(
      all.map((one) => one.davor),
      least,
    ),
    grundrisse: all.map(({ plan, jetzt, davor: before }) => ({
      ...{ grundrissId: plan.id, grundriss: plan.bezeichnung, standort: plan.standort },
      ...{ ...guarded(jetzt.gesamt, least), davor: guarded(before.gesamt, least) },
    })),
    zonen: all.flatMap((one) => zonesOf(one, least)),
    wochentage: besideOf(all, 'wochentage', least),
    stunden: besideOf(all, 'stunden', least),
    klassen: {
      ...{ vorlauf: classes('vorlauf'), dauer: classes('dauer') },
      ...{ personen: classes('personen'), absage: classes('absage') },
    },
    ...{ warten: waitedOf(warten, least), wartenDavor: waitedOf(wartenDavor, least) },
  }
  return { status: 200, body } as const
}

import type { auswertungSchema } from '@platzwart/contract/leseraum/auswertung'
import {
  type Auswertung,
  CLASS_ENDS,
  type ClassName,
  type Counts,
  countsOfParts,
} from '@platzwart/domain/leseraum/auswertung/auswertung'
import {
  isFew,
  MIN_BOOKINGS,
  type PartSize,
  type SmallestGroup,
} from '@platzwart/domain/leseraum/auswertung/few'
import { withheldParts } from '@platzwart/domain/leseraum/auswertung/withheldParts'
import type { z } from 'zod'
import { isRefusal, refuse } from '../../../platform/http/endpoint.ts'
import { hidesNames } from '../../../platform/konfiguration/personalrat.ts'
import { NOTHING, withheldOfHouse } from './checkPlans.ts'
import { checkTage, daysOf } from './checkTage.ts'
import type { Asking } from './keepSums.ts'
import type { Wanted } from './loadAuslastung.ts'
import { loadAuswertung, loadWaited, type PlanAuswertung, type Waited } from './loadAuswertung.ts'
import type { AuslastungQuery } from './readAuslastung.ts'

export type Body = z.output<typeof auswertungSchema>

/** Of what is withheld nothing is told, not even how many they were; nor that it is none. */
function guarded({ people, ...counts }: Counts, withheld: boolean) {
  if (!withheld && counts.buchungen > 0) return { ...counts, wenige: false }
  const none = { buchungen: 0, gekommen: 0, nichtGekommen: 0, abgesagt: 0, unbestaetigt: 0, haus: 0 }
  return { ...none, wenige: true }
}

const withheldOf = (parts: readonly PartSize[], least: SmallestGroup, unlisted = 0) =>
  withheldParts(parts, (part) => isFew(part, least), unlisted)

const wholeOf = (all: readonly Auswertung[]) => countsOfParts(all.map(({ gesamt }) => gesamt))

function meansOf(all: readonly Auswertung[], least: SmallestGroup) {
  const whole = wholeOf(all)
  const told = guarded(whole, isFew(whole, least))
  const sum = (of: (one: Auswertung) => number) => all.reduce((total, one) => total + of(one), 0)
  const mean = (total: number) => (told.wenige ? null : Math.round(total / told.buchungen))
  return {
    ...told,
    vorlauf: mean(sum(({ minuten }) => minuten.vorlauf)),
    dauer: mean(sum(({ minuten }) => minuten.dauer)),
    personen: told.wenige ? null : Math.round((sum(({ personen }) => personen) / told.buchungen) * 10) / 10,
  }
}

/** @param gone the plan is withheld, and so are its zones: one that is told would say more of it */
function zonesOf({ plan, jetzt }: PlanAuswertung, least: SmallestGroup, gone: boolean) {
  const seats = plan.leseraeume.flatMap(({ aktiv, zone }, i) => {
    const counts = jetzt.plaetze[i]
    return aktiv && counts ? [{ zone, counts }] : []
  })
  const zones = [...Map.groupBy(seats, ({ zone }) => zone)].map(([zone, list]) => ({
    zone,
    counts: countsOfParts(list.map(({ counts }) => counts)),
  }))
  const parts = zones.map(({ counts }) => counts)
  // Of seats that are out of use or gone: in the plan, and in no zone.
  const unlisted = jetzt.gesamt.buchungen - countsOfParts(parts).buchungen
  const withheld = withheldOf(parts, least, unlisted)
  return zones.map(({ zone, counts }, i) => ({
    grundriss: plan.bezeichnung,
    zone,
    ...guarded(counts, gone || withheld[i] === true),
  }))
}

function plansOf(all: readonly PlanAuswertung[], hidden: Hidden) {
  const withheld = (when: 'jetzt' | 'davor') => {
    const few = withheldOf(
      all.map((one) => one[when].gesamt),
      hidden[when].least,
    )
    return all.map(({ plan }, i) => few[i] === true || hidden[when].plans.has(plan.id))
  }
  const jetzt = withheld('jetzt')
  const davor = withheld('davor')
  return {
    grundrisse: all.map(({ plan, ...one }, i) => ({
      grundrissId: plan.id,
      grundriss: plan.bezeichnung,
      standort: plan.standort,
      ...guarded(one.jetzt.gesamt, jetzt[i] === true),
      davor: guarded(one.davor.gesamt, davor[i] === true),
    })),
    zonen: all.flatMap((one, i) => zonesOf(one, hidden.jetzt.least, jetzt[i] === true)),
  }
}

type Parted = 'wochentage' | 'stunden'

function besideOf(all: readonly PlanAuswertung[], name: Parted, hidden: Hidden) {
  const told = (list: readonly Auswertung[], least: SmallestGroup) => {
    const parts = Array.from({ length: name === 'wochentage' ? 7 : 24 }, (_, i) =>
      countsOfParts(list.flatMap((one) => one[name][i] ?? [])),
    )
    const withheld = withheldOf(parts, least)
    return parts.map((part, i) => guarded(part, withheld[i] === true))
  }
  const davor = told(
    all.map((one) => one.davor),
    hidden.davor.least,
  )
  const jetzt = told(
    all.map((one) => one.jetzt),
    hidden.jetzt.least,
  )
  return jetzt.flatMap((part, i) => {
    const before = davor[i]
    return before ? [{ ...part, davor: before }] : []
  })
}

function classesOf(all: readonly PlanAuswertung[], name: ClassName, hidden: Hidden) {
  const told = (list: readonly Auswertung[], least: SmallestGroup) => {
    const parts = CLASS_ENDS[name].map((_, i): PartSize => {
      const inClass = list.flatMap(({ classes }) => classes[name][i] ?? [])
      return {
        buchungen: inClass.reduce((total, { buchungen }) => total + buchungen, 0),
        people: Math.max(0, ...inClass.map((one) => one.people)),
      }
    })
    const withheld = withheldOf(parts, least)
    return parts.map(({ buchungen }, i) => (withheld[i] === true ? null : buchungen))
  }
  const jetzt = told(
    all.map((one) => one.jetzt),
    hidden.jetzt.least,
  )
  const davor = told(
    all.map((one) => one.davor),
    hidden.davor.least,
  )
  return CLASS_ENDS[name].map((end, i) => ({
    unter: Number.isFinite(end) ? end : null,
    anzahl: jetzt[i] ?? null,
    davor: davor[i] ?? null,
  }))
}

function waitedOf({ leute, ...waited }: Waited, least: SmallestGroup) {
  if (waited.gewartet === 0) return { ...waited, wenige: false }
  if (isFew({ buchungen: waited.gewartet, people: leute }, least))
    return { gewartet: 0, angeboten: 0, gebucht: 0, minuten: null, wenige: true }
  // Of few who took an offer it would say how long one of them waited.
  return { ...waited, minuten: waited.gebucht < MIN_BOOKINGS ? null : waited.minuten, wenige: false }
}

/** What is withheld of the period, and of the one before. */
async function hiddenOf(call: Asking, period: Wanted, query: AuslastungQuery, least: SmallestGroup) {
  if (least === null) return { jetzt: NOTHING, davor: NOTHING }
  const house = await loadAuswertung(call, period)
  const of = (when: 'jetzt' | 'davor') =>
    withheldOfHouse(
      house.map(({ plan, ...one }) => ({ plan, ...one[when].gesamt })),
      query,
      least,
    )
  return { jetzt: of('jetzt'), davor: of('davor') }
}

type Hidden = Awaited<ReturnType<typeof hiddenOf>>

/** What became of bookings (R1): who came, who cancelled and how late, when they were made; beside the period before. Of days that are over. */
export async function readAuswertung(call: Asking, query: AuslastungQuery) {
  const days = checkTage(call, query, { over: true })
  if (isRefusal(days)) return days
  const { von, bis, tage, davor: before } = days
  const { grundrissId, bereich } = query
  const period = { von, tage, davor: before }
  const all = await loadAuswertung(call, { ...period, grundrissId, bereich })
  if (grundrissId !== undefined && all.length === 0) return refuse({ status: 404, code: 'nichtGefunden' })
  const leuteMindestens = hidesNames(call) ? call.konfiguration.mandant.mindestgruppe : null
  const hidden = await hiddenOf(call, period, query, leuteMindestens)
  const here = { von: von.toString(), bis: bis.toString() }
  const davor = daysOf(before)
  const plans = all.map(({ plan }) => plan)
  const [warten, wartenDavor] = await Promise.all([
    loadWaited(call, plans, here),
    loadWaited(call, plans, davor),
  ])
  const classes = (name: ClassName) => classesOf(all, name, hidden)
  const body: Body = {
    ...here,
    davor,
    wenigerAls: MIN_BOOKINGS,
    leuteMindestens,
    gesamt: meansOf(
      all.map(({ jetzt }) => jetzt),
      hidden.jetzt.least,
    ),
    gesamtDavor: meansOf(
      all.map((one) => one.davor),
      hidden.davor.least,
    ),
    ...plansOf(all, hidden),
    wochentage: besideOf(all, 'wochentage', hidden),
    stunden: besideOf(all, 'stunden', hidden),
    klassen: {
      vorlauf: classes('vorlauf'),
      dauer: classes('dauer'),
      personen: classes('personen'),
      absage: classes('absage'),
    },
    warten: waitedOf(warten, hidden.jetzt.least),
    wartenDavor: waitedOf(wartenDavor, hidden.davor.least),
  }
  return { status: 200, body } as const
}

import { shareOf } from '@platzwart/domain/leseraum/auslastung'
import {
  CLASS_NAMES,
  cancelledRate,
  noShowRate,
  OUTCOMES,
} from '@platzwart/domain/leseraum/auswertung/auswertung'
import { type Amount, amountOf, classText } from '@platzwart/domain/leseraum/auswertung/classText'
import { WOCHENTAG_NAMES } from '@platzwart/domain/time/wochentag'
import type { Language } from '@platzwart/phrases/phrases'
import type { Data } from '@platzwart/phrases/say'
import { formatDatum } from '../../../platform/format.ts'
import { phrase } from '../../../platform/phrases.ts'
import type { Body as AuslastungBody } from './readAuslastung.ts'
import type { Body } from './readAuswertung.ts'
import { asNumber, asShare, asText, type Figure, type Table } from './renderTables.ts'

/** Monday first, as people count. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
const HOUR = 60

type Topic = 'auswertung' | 'auslastung'

const speak =
  (sprache: Language, topic: Topic) =>
  (key: string, data: Data = {}) =>
    phrase(sprache, topic, key, data)

const zoneText = ({ zone, grundriss }: { readonly zone: string; readonly grundriss: string }) =>
  [zone, grundriss].filter(Boolean).join(', ')

type Counts = Body['zonen'][number] | Body['wochentage'][number] | Body['wochentage'][number]['davor']

/** Which days a file is about. */
export function zeitraumText({ von, bis, davor }: Pick<Body, 'von' | 'bis' | 'davor'>, sprache: Language) {
  const day = (tag: string) => formatDatum(tag, sprache)
  const days = { von: day(von), bis: day(bis), davorVon: day(davor.von), davorBis: day(davor.bis) }
  return phrase(sprache, 'auswertung', 'zeitraum', days)
}

type Withheld = Pick<Body, 'wenigerAls' | 'leuteMindestens'>

function withheldOf(topic: Topic, { wenigerAls, leuteMindestens }: Withheld, sprache: Language) {
  const say = speak(sprache, topic)
  const people = leuteMindestens === null ? [] : [say('leuteText', { anzahl: leuteMindestens })]
  return [say('wenigeText', { anzahl: wenigerAls }), ...people]
}

/** What is left out of the figures, and why. */
export const notesOf = (body: Withheld, sprache: Language): string[] => [
  ...withheldOf('auswertung', body, sprache),
  phrase(sprache, 'auswertung', 'seit'),
]

/** The same of utilisation, after what it is. */
export function auslastungNotes(body: AuslastungBody, sprache: Language): string[] {
  const say = speak(sprache, 'auslastung')
  const seats = leavesSeatsOut(body) ? [say('plaetzeInDatei', { anzahl: body.plaetze.length })] : []
  return [say('lead'), ...seats, ...withheldOf('auslastung', body, sprache)]
}

/** A time as a person would say it. */
const amountText = (sprache: Language, { unit, count }: Amount) =>
  phrase(sprache, 'auswertung', `klasse.${unit}`, { count })

/** What the tables of an evaluation have in common. */
function writer(body: Body, sprache: Language) {
  const say = speak(sprache, 'auswertung')
  const few = asText(say('wenige'))
  const time = (minutes: number | null): Figure =>
    asText(minutes === null ? '–' : amountText(sprache, amountOf(minutes)))
  const told = (wenige: boolean, figure: Figure) => (wenige ? few : figure)
  const counted = (counts: Counts): Figure[] =>
    counts.wenige
      ? [few, ...Array.from({ length: 4 }, () => asText(''))]
      : [
          asNumber(counts.buchungen),
          asNumber(counts.gekommen),
          asNumber(counts.nichtGekommen),
          asShare(noShowRate(counts)),
          asNumber(counts.abgesagt),
        ]
  const heads = ['buchungen', 'gekommen', 'nichtGekommen', 'fehlquote', 'abgesagt'].map((key) =>
    say(`zahl.${key}`),
  )
  return {
    body,
    sprache,
    say,
    few,
    time,
    told,
    counted,
    parts: (titel: string, what: string, rows: Figure[][]): Table => ({
      titel: say(`teil.${titel}`),
      head: [say(`spalte.${what}`), ...heads],
      rows,
    }),
    beside: (titel: string, rows: Figure[][]): Table => ({
      titel: say(`teil.${titel}`),
      head: [say('spalte.was'), say('spalte.jetzt'), say('spalte.davor')],
      rows,
    }),
  }
}

type Writer = ReturnType<typeof writer>

function wholeRows({ body: { gesamt, gesamtDavor }, say, told, time }: Writer) {
  const both = (key: string, figure: (one: typeof gesamt) => Figure): Figure[] => [
    asText(say(`zahl.${key}`)),
    ...[gesamt, gesamtDavor].map((one) => told(one.wenige, figure(one))),
  ]
  return {
    buchungen: both('buchungen', ({ buchungen }) => asNumber(buchungen)),
    ausgang: OUTCOMES.map((outcome) => both(outcome, (one) => asNumber(one[outcome]))),
    fehlquote: both('fehlquote', (one) => asShare(noShowRate(one))),
    absagequote: both('absagequote', (one) => asShare(cancelledRate(one))),
    vorlauf: both('vorlauf', ({ vorlauf }) => time(vorlauf)),
    dauer: both('dauer', ({ dauer }) => time(dauer)),
    personen: both('personen', ({ personen }) => asNumber(personen)),
  }
}

function wholeTable(by: Writer): Table {
  const { buchungen, ausgang, ...rest } = wholeRows(by)
  return by.beside('gesamt', [buchungen, ...ausgang, ...Object.values(rest)])
}

function partTables({ body, sprache, counted, parts }: Writer): Table[] {
  const week = WEEK.flatMap((wochentag) => {
    const name = phrase(sprache, 'auslastung', `wochentag.${WOCHENTAG_NAMES[wochentag]}`)
    const counts = body.wochentage[wochentag]
    return counts ? [[asText(name), ...counted(counts)]] : []
  })
  const hours = body.stunden.flatMap((counts, stunde) =>
    counts.buchungen === 0 && !counts.wenige ? [] : [[asText(`${stunde}:00`), ...counted(counts)]],
  )
  const plans = body.grundrisse.map((one) => [asText(one.grundriss), ...counted(one)])
  const zones = body.zonen.map((one) => [asText(zoneText(one)), ...counted(one)])
  return [
    parts('grundrisse', 'grundriss', plans),
    parts('zonen', 'zone', zones),
    parts('wochentage', 'wochentag', week),
    parts('stunden', 'stunde', hours),
  ]
}

function classTables({ body, sprache, say, few, beside }: Writer): Table[] {
  const bound = (value: Amount | number) => (typeof value === 'number' ? value : amountText(sprache, value))
  return CLASS_NAMES.map((name) =>
    beside(
      name,
      body.klassen[name].map(({ anzahl, davor }, i) => {
        const { key, von, bis } = classText(name, i)
        return [
          asText(say(`klasse.${key}`, { von: bound(von), bis: bound(bis) })),
          ...[anzahl, davor].map((count) => (count === null ? few : asNumber(count))),
        ]
      }),
    ),
  )
}

function waitedRows({ body: { warten, wartenDavor }, say, told, time }: Writer) {
  const waited = (key: 'gewartet' | 'angeboten' | 'gebucht') => [
    asText(say(`warten.${key}`)),
    ...[warten, wartenDavor].map((one) => told(one.wenige, asNumber(one[key]))),
  ]
  return {
    gewartet: waited('gewartet'),
    angeboten: waited('angeboten'),
    gebucht: waited('gebucht'),
    minuten: [asText(say('warten.minuten')), time(warten.minuten), time(wartenDavor.minuten)],
  }
}

const waitedTable = (by: Writer): Table => by.beside('warten', Object.values(waitedRows(by)))

/** The few figures that a mail tells, beside those of the time before. */
export function keyFigures(body: Body, sprache: Language): Figure[][] {
  const by = writer(body, sprache)
  const { buchungen, fehlquote, absagequote, vorlauf, dauer } = wholeRows(by)
  const { gewartet, gebucht } = waitedRows(by)
  return [buchungen, fehlquote, absagequote, vorlauf, dauer, gewartet, gebucht]
}

/** The evaluation as tables: what the screen shows as charts. */
export function auswertungTables(body: Body, sprache: Language): Table[] {
  const by = writer(body, sprache)
  return [wholeTable(by), ...partTables(by), ...classTables(by), waitedTable(by)]
}

/** Rows of seats that paper is laid out with at most: more would keep a server from everybody else for seconds, and nobody reads them there. */
const MOST_SEATS = 300

const leavesSeatsOut = ({ plaetze }: AuslastungBody) => plaetze.length > MOST_SEATS

/** Utilisation as tables, for paper. */
export function auslastungTables(body: AuslastungBody, sprache: Language): Table[] {
  const say = speak(sprache, 'auslastung')
  const heads = ['anteil', 'belegt', 'offen', 'buchungen'].map((key) => say(`spalte.${key}`))
  const few = asText(say('wenige'))
  const share = (one: { readonly belegt: number; readonly offen: number; readonly wenige: boolean }) =>
    one.wenige && one.offen > 0 ? few : asShare(shareOf(one))
  const figures = (one: AuslastungBody['gesamt']): Figure[] => {
    const offered = asNumber(Math.round(one.offen / HOUR))
    return one.wenige
      ? [few, asText(''), offered, asText('')]
      : [asShare(shareOf(one)), asNumber(Math.round(one.belegt / HOUR)), offered, asNumber(one.buchungen)]
  }
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    WEEK.some((wochentag) => (body.raster[24 * wochentag + hour]?.offen ?? 0) > 0),
  )
  const names = WEEK.map((wochentag) => say(`wochentag.${WOCHENTAG_NAMES[wochentag]}`))
  return [
    {
      titel: say('teil.grundrisse'),
      head: [say('spalte.grundriss'), ...heads, say('spalte.davor')],
      rows: body.grundrisse.map((one) => [asText(one.grundriss), ...figures(one), share(one.davor)]),
    },
    {
      titel: say('teil.zonen'),
      head: [say('spalte.zone'), ...heads],
      rows: body.zonen.map((one) => [asText(zoneText(one)), ...figures(one)]),
    },
    {
      titel: say('teil.stunden'),
      head: ['', ...names],
      rows: hours.map((hour) => [
        asText(say('uhr', { stunde: hour })),
        ...WEEK.map((wochentag) => {
          const part = body.raster[24 * wochentag + hour]
          return part ? share(part) : asShare(null)
        }),
      ]),
    },
    ...(body.plaetze.length === 0 || leavesSeatsOut(body)
      ? []
      : [
          {
            titel: say('teil.plaetze'),
            head: [say('spalte.platz'), ...heads],
            rows: body.plaetze.map((one) => [asText(one.bezeichnung), ...figures(one)]),
          },
        ]),
  ]
}

import type { Change } from '@platzwart/domain/fahrtenbuch/fold'
import { type Eintrag, isEvent } from '@platzwart/domain/fahrtenbuch/types'
import { type Cell, moment, number, STYLE, type Style, text } from '@platzwart/libs/xlsx/cells'
import { writeWorkbook } from '@platzwart/libs/xlsx/workbook'
import { wallOf } from '../../../platform/wall.ts'
import type { FahrtRow } from '../readFahrten.ts'
import { isIntact } from '../verifyFahrtenbuch.ts'
import { type Cover, type Fahrzeugteil, type Kilometer, NO_KILOMETERS } from './ausfuhr.ts'
import { copyText, hintsOf, siegelText, textsOf, zeitraumText, zoneMark } from './renderRow.ts'

const COLUMNS = [
  ['kennzeichen', 14],
  ['nummer', 8],
  ['art', 22],
  ['zu', 8],
  ['fahrtart', 12],
  ['abfahrt', 17],
  ['ankunft', 17],
  ['kmStart', 12],
  ['kmEnde', 12],
  ['kilometer', 11],
  ['zielort', 24],
  ['zweck', 30],
  ['zielperson', 24],
  ['umweg', 24],
  ['fahrer', 22],
  ['grund', 30],
  ['hinweis', 28],
  ['erfasst', 17],
  ['erfasstVon', 22],
  ['pruefsumme', 68],
] as const

type Column = (typeof COLUMNS)[number][0]
type Values = Partial<Record<Column, Cell>>

const cellsOf = (values: Values): Cell[] => COLUMNS.map(([name]) => values[name] ?? null)

/** A moment of the logbook, with its time's name in the hour that comes twice. */
function momentOf(
  { sprache, zone }: Cover,
  at: string | Temporal.Instant,
  style: Style = STYLE.moment,
): Cell {
  return moment(wallOf(at, zone), style, zoneMark(at, zone, sprache))
}

interface Siegel {
  readonly teil: Fahrzeugteil
  readonly summe: Kilometer
  readonly anzahl: number
}

/** The logbook as a workbook: trips with what they were, row by row, and a sheet with the seals. It is a copy and says so. */
export function writeXlsx(cover: Cover, parts: AsyncIterable<Fahrzeugteil>): AsyncGenerator<Uint8Array> {
  const { sprache } = cover
  const t = textsOf(sprache)
  const siegel: Siegel[] = []
  return writeWorkbook({
    title: `${t('datei.titel')}, ${zeitraumText(cover)}`,
    momentFormat: sprache === 'de' ? 'dd\\.mm\\.yyyy\\ hh:mm' : 'dd\\ mmm\\ yyyy\\ hh:mm',
    sheets: [
      {
        name: t('datei.titel'),
        widths: COLUMNS.map(([, width]) => width),
        head: 3,
        filter: true,
        rows: fahrtenRows(cover, parts, siegel),
      },
      {
        name: t('datei.siegel'),
        widths: [14, 28, 26, 12, 12, 12, 90, 12, 68],
        head: 3,
        filter: true,
        rows: siegelRows(cover, siegel),
      },
    ],
  })
}

function* titleRows(cover: Cover, title: string): Generator<Cell[]> {
  yield [text(`${title}, ${zeitraumText(cover)}`, STYLE.title)]
  yield [text(copyText(cover), STYLE.note)]
}

async function* fahrtenRows(
  cover: Cover,
  parts: AsyncIterable<Fahrzeugteil>,
  siegel: Siegel[],
): AsyncGenerator<Cell[]> {
  const t = textsOf(cover.sprache)
  yield* titleRows(cover, t('datei.titel'))
  yield COLUMNS.map(([name]) => text(t(`feld.${name}`), STYLE.head))
  for await (const teil of parts) {
    const summe = { ...NO_KILOMETERS }
    let anzahl = 0
    for await (const zeilen of teil.fahrten) {
      for (const zeile of zeilen) {
        summe[zeile.stand.letzter.fahrtart] += zeile.kilometer
        if (!isEvent(zeile.stand.erster.art)) anzahl += 1
        yield* storedRows(cover, teil, zeile)
      }
    }
    siegel.push({ teil, summe, anzahl })
  }
}

function* storedRows(cover: Cover, teil: Fahrzeugteil, zeile: FahrtRow): Generator<Cell[]> {
  const t = textsOf(cover.sprache)
  const { stand, luecke } = zeile
  const { erster, letzter } = stand
  const kennzeichen = text(teil.kennzeichen)
  if (luecke) {
    yield cellsOf({
      kennzeichen,
      art: text(t('art.offen'), STYLE.warn),
      abfahrt: momentOf(cover, luecke.von),
      ankunft: momentOf(cover, luecke.bis),
      kmStart: number(luecke.kmVon),
      kmEnde: number(luecke.kmBis),
      kilometer: number(luecke.kmBis - luecke.kmVon),
    })
  }
  yield cellsOf({
    kennzeichen,
    art: text(t(`art.${erster.art}`)),
    fahrtart: isEvent(erster.art) ? null : text(t(`fahrtart.${letzter.fahrtart}`)),
    abfahrt: momentOf(cover, letzter.abfahrt),
    ankunft: momentOf(cover, letzter.ankunft),
    kmStart: number(letzter.kmStart),
    kmEnde: number(letzter.kmEnde),
    kilometer: number(zeile.kilometer),
    zielort: text(letzter.zielort),
    zweck: text(letzter.zweck),
    zielperson: text(letzter.zielperson),
    umweg: text(letzter.umweg),
    hinweis: text(
      hintsOf(zeile, teil.fahrtenbuch)
        .map((name) => t(`hinweis.${name}`))
        .join(', '),
      STYLE.warn,
    ),
    ...provenance(cover, zeile, erster),
  })
  for (const aenderung of stand.aenderungen)
    yield cellsOf({ kennzeichen, ...changeCells(cover, zeile, aenderung) })
}

/** Who wrote a row, when and why, and what seals it. */
function provenance(cover: Cover, { namen }: FahrtRow, eintrag: Eintrag<string>): Values {
  const by =
    eintrag.erfasstVon === null
      ? textsOf(cover.sprache)('datei.system')
      : (namen.get(eintrag.erfasstVon) ?? '')
  return {
    nummer: number(eintrag.nummer),
    fahrer: text(eintrag.fahrerName),
    grund: text(eintrag.grund),
    erfasst: momentOf(cover, eintrag.erfasst),
    erfasstVon: text(by),
    pruefsumme: text(eintrag.hash),
  }
}

/** What the change has replaced, struck through, each value in its own column and of its own type. */
function changeCells(cover: Cover, zeile: FahrtRow, { eintrag, felder }: Change<string>): Values {
  const t = textsOf(cover.sprache)
  const old = felder.map(({ feld, alt }): [Column, Cell] => {
    if (feld === 'abfahrt' || feld === 'ankunft') return [feld, momentOf(cover, alt, STYLE.oldMoment)]
    if (feld === 'kmStart' || feld === 'kmEnde') return [feld, number(Number(alt), STYLE.oldNumber)]
    const value = feld === 'fahrtart' ? t(`fahrtart.${alt}`) : alt || '–'
    return [feld, text(value, STYLE.oldText)]
  })
  return {
    ...Object.fromEntries(old),
    ...provenance(cover, zeile, eintrag),
    art: text(t(`art.${eintrag.art}`)),
    zu: number(zeile.stand.erster.nummer),
    hinweis: eintrag.verspaetet ? text(t('hinweis.verspaetet'), STYLE.warn) : null,
  }
}

function* siegelRows(cover: Cover, siegel: readonly Siegel[]): Generator<Cell[]> {
  const t = textsOf(cover.sprache)
  yield* titleRows(cover, t('datei.siegel'))
  yield [
    t('feld.kennzeichen'),
    t('datei.titel'),
    t('art.fahrt'),
    ...(['dienstlich', 'privat', 'arbeitsweg'] as const).map((art) => t(`fahrtart.${art}`)),
    t('datei.ergebnis'),
    t('datei.eintraege'),
    t('feld.pruefsumme'),
  ].map((name) => text(name, STYLE.head))
  for (const { teil, summe, anzahl } of siegel) {
    const { pruefung, kennzeichen, fahrtenbuch, name } = teil
    yield [
      text(kennzeichen),
      text(`${name}, ${t(`fuehrung.${fahrtenbuch}`)}`),
      number(anzahl),
      number(summe.dienstlich),
      number(summe.privat),
      number(summe.arbeitsweg),
      text(siegelText(teil, cover), isIntact(pruefung) ? STYLE.text : STYLE.warn),
      number(pruefung.head.nummer),
      text(pruefung.head.hash),
    ]
  }
}

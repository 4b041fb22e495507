import { setImmediate as breathe } from 'node:timers/promises'
import type { Change } from '@platzwart/domain/fahrtenbuch/fold'
import { isEvent } from '@platzwart/domain/fahrtenbuch/types'
import type { Part } from '@platzwart/libs/pdf/pages'
import type { FahrtRow } from '../readFahrten.ts'
import { type Cover, type Fahrzeugteil, type Kilometer, NO_KILOMETERS } from './ausfuhr.ts'
import { hintsOf, kilometerText, momentText, numberText, siegelText, textsOf, wertText } from './renderRow.ts'
import { Sheet } from './sheet.ts'

/** The logbook as a PDF: a vehicle after the other, each page with its totals and what is carried forward, sealed at each end. */
export async function* writePdf(
  cover: Cover,
  parts: AsyncIterable<Fahrzeugteil>,
): AsyncGenerator<Uint8Array> {
  const blatt = new Sheet(cover)
  for await (const teil of parts) {
    blatt.begin(teil)
    const summe = { ...NO_KILOMETERS }
    let any = false
    for await (const zeilen of teil.fahrten) {
      for (const zeile of zeilen) {
        any = true
        writeRow(blatt, cover, teil, zeile)
        summe[zeile.stand.letzter.fahrtart] += zeile.kilometer
      }
      yield* blatt.pages.ready()
      await breathe()
    }
    if (!any) blatt.words([{ text: textsOf(cover.sprache)('datei.leer') }])
    writeSiegel(blatt, cover, teil, summe)
    blatt.finish(false)
    yield* blatt.pages.ready()
  }
  yield* blatt.pages.end()
}

function writeRow(blatt: Sheet, cover: Cover, teil: Fahrzeugteil, zeile: FahrtRow): void {
  const { sprache, zone } = cover
  const t = textsOf(sprache)
  const { stand, luecke, kilometer } = zeile
  const { erster, letzter } = stand
  const figure = (value: number) => numberText(value, sprache)
  if (luecke) {
    const open = `${figure(luecke.kmVon)} – ${figure(luecke.kmBis)} (${figure(luecke.kmBis - luecke.kmVon)} km)`
    blatt.mark(`${t('art.offen')}: ${open}`)
  }
  const event = isEvent(erster.art)
  const words =
    erster.art === 'luecke' || event ? `${t(`art.${erster.art}`)}: ${letzter.grund}` : letzter.zweck
  blatt.row(
    {
      nummer: String(erster.nummer),
      abfahrt: momentText(letzter.abfahrt, zone, sprache),
      ankunft: momentText(letzter.ankunft, zone, sprache),
      kmStart: figure(letzter.kmStart),
      kmEnde: figure(letzter.kmEnde),
      kilometer: figure(kilometer),
      fahrtart: event ? '' : t(`fahrtart.${letzter.fahrtart}`),
      zielort: letzter.zielort,
      zweck: words,
      zielperson: letzter.zielperson,
      fahrer: erster.fahrerName,
      hinweis: hintsOf(zeile, teil.fahrtenbuch)
        .map((name) => t(`hinweis.${name}`))
        .join(', '),
    },
    { [letzter.fahrtart]: kilometer },
    [
      ...(letzter.umweg === '' ? [] : [[{ text: `${t('feld.umweg')}: ${letzter.umweg}` }]]),
      ...(erster.art === 'nacherfasst' || event ? [toldParts(cover, zeile)] : []),
      ...stand.aenderungen.map((aenderung) => changeParts(cover, zeile, aenderung)),
    ],
  )
}

/** "Told afterwards on …, by …: reason"; of what happened to the readings the reason stands in its line. */
function toldParts({ sprache, zone }: Cover, { stand, namen }: FahrtRow): Part[] {
  const { erster } = stand
  const t = textsOf(sprache)
  const name = erster.erfasstVon === null ? t('datei.system') : (namen.get(erster.erfasstVon) ?? '–')
  const zeit = momentText(erster.erfasst, zone, sprache)
  if (isEvent(erster.art)) return [{ text: t('datei.eingetragen', { zeit, name }) }]
  return [{ text: `${t('datei.nacherfasst', { zeit, name })}: ${erster.grund}` }]
}

/** "Correction 14 of …, by …: reason: purpose new instead of [old]". */
function changeParts(cover: Cover, { namen }: FahrtRow, { eintrag, felder }: Change<string>): Part[] {
  const { sprache, zone } = cover
  const t = textsOf(sprache)
  const name = eintrag.erfasstVon === null ? t('datei.system') : (namen.get(eintrag.erfasstVon) ?? '–')
  const zeit = momentText(eintrag.erfasst, zone, sprache)
  const what = t('datei.aenderung', {
    art: t(`art.${eintrag.art}`),
    eintrag: String(eintrag.nummer),
    zeit,
    name,
  })
  const why = [eintrag.grund, eintrag.verspaetet ? t('hinweis.verspaetet') : ''].filter((word) => word !== '')
  return [
    { text: `${[what, ...why].join(', ')}: ` },
    ...felder.flatMap((feld, i): Part[] => [
      { text: `${i > 0 ? '; ' : ''}${t(`feld.${feld.feld}`)} ` },
      { text: `${t('datei.statt', { neu: wertText(feld, feld.neu, cover) })} ` },
      { text: wertText(feld, feld.alt, cover), struck: true },
    ]),
  ]
}

function writeSiegel(blatt: Sheet, cover: Cover, teil: Fahrzeugteil, summe: Kilometer): void {
  const t = textsOf(cover.sprache)
  blatt.box([
    `${t('datei.summe')}: ${kilometerText(summe, cover.sprache)}`,
    `${t('datei.siegel')}. ${siegelText(teil, cover)}`,
    t('datei.pruefsumme', { hash: teil.pruefung.head.hash }),
  ])
}

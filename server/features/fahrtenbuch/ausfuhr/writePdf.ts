import { setImmediate as breathe } from 'node:timers/promises'
import type { Aenderung } from '@platzwart/domain/fahrtenbuch/fold'
import type { Part } from '@platzwart/libs/pdf/pages'
import type { Fahrtzeile } from '../readFahrten.ts'
import { type Deckblatt, type Fahrzeugteil, type Kilometer, NO_KILOMETERS } from './ausfuhr.ts'
import { Blatt } from './blatt.ts'
import {
  hinweiseOf,
  kilometerText,
  momentText,
  siegelText,
  textsOf,
  wertText,
  zahlText,
} from './renderZeile.ts'

/** The logbook as a PDF: a vehicle after the other, each page with its totals and what is carried forward, sealed at each end. */
export async function* writePdf(
  deckblatt: Deckblatt,
  teile: AsyncIterable<Fahrzeugteil>,
): AsyncGenerator<Uint8Array> {
  const blatt = new Blatt(deckblatt)
  for await (const teil of teile) {
    blatt.begin(teil)
    const summe = { ...NO_KILOMETERS }
    let any = false
    for await (const zeilen of teil.fahrten) {
      for (const zeile of zeilen) {
        any = true
        writeZeile(blatt, deckblatt, teil, zeile)
        const { fahrtart, kmEnde, kmStart } = zeile.stand.letzter
        summe[fahrtart] += kmEnde - kmStart
      }
      yield* blatt.pages.ready()
      await breathe()
    }
    if (!any) blatt.words([{ text: textsOf(deckblatt.sprache)('datei.leer') }])
    writeSiegel(blatt, deckblatt, teil, summe)
    blatt.finish(false)
    yield* blatt.pages.ready()
  }
  yield* blatt.pages.end()
}

function writeZeile(blatt: Blatt, deckblatt: Deckblatt, teil: Fahrzeugteil, zeile: Fahrtzeile): void {
  const { sprache, zone } = deckblatt
  const t = textsOf(sprache)
  const { stand, luecke } = zeile
  const { erster, letzter } = stand
  const zahl = (value: number) => zahlText(value, sprache)
  if (luecke) {
    const kilometer = `${zahl(luecke.kmVon)} – ${zahl(luecke.kmBis)} (${zahl(luecke.kmBis - luecke.kmVon)} km)`
    blatt.mark(`${t('art.offen')}: ${kilometer}`)
  }
  const words = erster.art === 'luecke' ? `${t('art.luecke')}: ${erster.grund}` : letzter.zweck
  blatt.row(
    {
      nummer: String(erster.nummer),
      abfahrt: momentText(letzter.abfahrt, zone, sprache),
      ankunft: momentText(letzter.ankunft, zone, sprache),
      kmStart: zahl(letzter.kmStart),
      kmEnde: zahl(letzter.kmEnde),
      kilometer: zahl(letzter.kmEnde - letzter.kmStart),
      fahrtart: t(`fahrtart.${letzter.fahrtart}`),
      zielort: letzter.zielort,
      zweck: words,
      zielperson: letzter.zielperson,
      fahrer: erster.fahrerName,
      hinweis: hinweiseOf(stand, teil.fahrtenbuch)
        .map((name) => t(`hinweis.${name}`))
        .join(', '),
    },
    { [letzter.fahrtart]: letzter.kmEnde - letzter.kmStart },
    [
      ...(letzter.umweg === '' ? [] : [[{ text: `${t('feld.umweg')}: ${letzter.umweg}` }]]),
      ...stand.aenderungen.map((aenderung) => changeParts(deckblatt, zeile, aenderung)),
    ],
  )
}

/** "Correction 14 of …, by …: reason: purpose new instead of [old]". */
function changeParts(
  deckblatt: Deckblatt,
  { namen }: Fahrtzeile,
  { eintrag, felder }: Aenderung<string>,
): Part[] {
  const { sprache, zone } = deckblatt
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
      { text: `${t('datei.statt', { neu: wertText(feld, feld.neu, deckblatt) })} ` },
      { text: wertText(feld, feld.alt, deckblatt), struck: true },
    ]),
  ]
}

function writeSiegel(blatt: Blatt, deckblatt: Deckblatt, teil: Fahrzeugteil, summe: Kilometer): void {
  const t = textsOf(deckblatt.sprache)
  blatt.box([
    `${t('datei.summe')}: ${kilometerText(summe, deckblatt.sprache)}`,
    `${t('datei.siegel')}. ${siegelText(teil, deckblatt)}`,
    t('datei.pruefsumme', { hash: teil.pruefung.head.hash }),
  ])
}

import { type Look, PAGE, Pages, type Part } from '@platzwart/libs/pdf/pages'
import { type Cover, type Fahrzeugteil, type Kilometer, NO_KILOMETERS } from './ausfuhr.ts'
import { copyText, kilometerText, textsOf, zeitraumText } from './renderRow.ts'

/** Name, width in points, and whether it is a number. */
const COLUMNS = [
  ['nummer', 30, true],
  ['abfahrt', 66, false],
  ['ankunft', 66, false],
  ['kmStart', 46, true],
  ['kmEnde', 46, true],
  ['kilometer', 42, true],
  ['fahrtart', 48, false],
  ['zielort', 100, false],
  ['zweck', 126, false],
  ['zielperson', 88, false],
  ['fahrer', 72, false],
  ['hinweis', 55, false],
] as const

export type SheetColumn = (typeof COLUMNS)[number][0]

const BODY: Look = { size: 7.5 }
const SMALL: Look = { size: 7, color: '#454b57' }
const HEAD: Look = { size: 7, weight: 'bold' }
const MARK: Look = { size: 7.5, weight: 'bold', color: '#8f1212' }
const RULE = '#c9cedb'
const PADDING = 4
const GAP = 3
const LEFT = PAGE.margin
const RIGHT = PAGE.width - PAGE.margin
/** Where the totals of the page begin. */
const FLOOR = PAGE.height - PAGE.margin - 30

function plus(a: Kilometer, b: Partial<Kilometer>): Kilometer {
  return {
    dienstlich: a.dienstlich + (b.dienstlich ?? 0),
    privat: a.privat + (b.privat ?? 0),
    arbeitsweg: a.arbeitsweg + (b.arbeitsweg ?? 0),
  }
}

/** The pages of one export: heads and totals come by themselves, rows go where there is room. */
export class Sheet {
  readonly pages: Pages
  readonly #deckblatt: Cover
  readonly #t
  #teil: Fahrzeugteil | null = null
  #seite = 0
  #y = 0
  /** Of the page, and of the vehicle's pages before it. */
  #page: Kilometer = { ...NO_KILOMETERS }
  #before: Kilometer = { ...NO_KILOMETERS }

  constructor(cover: Cover) {
    this.#deckblatt = cover
    this.#t = textsOf(cover.sprache)
    this.pages = new Pages({
      title: `${this.#t('datei.titel')}, ${zeitraumText(cover)}`,
      producer: 'Platzwart',
      language: cover.sprache,
    })
  }

  begin(teil: Fahrzeugteil): void {
    this.#teil = teil
    this.#before = { ...NO_KILOMETERS }
    this.#page = { ...NO_KILOMETERS }
    this.#open(false)
  }

  /** A trip, its kilometres, and below it what else there is to say; it moves to the next page as a whole where it can. */
  row(
    cells: Readonly<Record<SheetColumn, string>>,
    kilometer: Partial<Kilometer>,
    more: readonly (readonly Part[])[],
  ): void {
    const lines = COLUMNS.map(([name, width]) => this.pages.wrap(cells[name], width - PADDING, BODY))
    const tall = Math.max(1, ...lines.map((cell) => cell.length))
    const height = tall * this.pages.lineHeight(BODY)
    const below = more.flatMap((parts) => this.#wrapBelow(parts))
    this.#room(Math.min(height + below.length * this.pages.lineHeight(SMALL) + GAP, 200))
    this.#room(height)
    let x = LEFT
    for (const [i, [, width, isNumber]] of COLUMNS.entries()) {
      for (const [at, line] of (lines[i] ?? []).entries()) {
        const y = this.#y + at * this.pages.lineHeight(BODY)
        if (isNumber) this.pages.writeRight(line.trimEnd(), x + width - PADDING, y, BODY)
        else this.pages.write(line, x, y, BODY)
      }
      x += width
    }
    this.#y += height
    this.#page = plus(this.#page, kilometer)
    for (const parts of below) this.#below(parts)
    this.#y += GAP
    this.pages.line(LEFT, this.#y - GAP / 2 - 0.5, RIGHT, this.#y - GAP / 2 - 0.5, RULE, 0.3)
  }

  /** Something that a reader must not miss. */
  mark(text: string): void {
    for (const line of this.pages.wrap(text, RIGHT - LEFT, MARK)) {
      this.#room(this.pages.lineHeight(MARK))
      this.pages.write(line, LEFT, this.#y, MARK)
      this.#y += this.pages.lineHeight(MARK)
    }
    this.#y += GAP
  }

  words(parts: readonly Part[]): void {
    for (const line of this.pages.wrapParts(parts, RIGHT - LEFT, BODY)) {
      this.#room(this.pages.lineHeight(BODY))
      this.pages.writeParts(line, LEFT, this.#y, BODY)
      this.#y += this.pages.lineHeight(BODY)
    }
  }

  /** Lines in a frame that stays together. */
  box(lines: readonly string[]): void {
    const wrapped = lines.flatMap((line) => this.pages.wrap(line, RIGHT - LEFT - 16, BODY))
    const height = wrapped.length * this.pages.lineHeight(BODY) + 12
    this.#room(height + 6)
    this.#y += 6
    this.pages.fill(LEFT, this.#y, RIGHT - LEFT, height, '#eef1f7')
    for (const [i, line] of wrapped.entries())
      this.pages.write(line, LEFT + 8, this.#y + 6 + i * this.pages.lineHeight(BODY), {
        ...BODY,
        weight: 'bold',
      })
    this.#y += height
  }

  /** The page's totals, and what the next one begins with. */
  finish(goesOn: boolean): void {
    const total = plus(this.#before, this.#page)
    const { sprache } = this.#deckblatt
    this.pages.line(LEFT, FLOOR + 4, RIGHT, FLOOR + 4)
    this.pages.write(
      `${this.#t('datei.summeSeite')}: ${kilometerText(this.#page, sprache)}`,
      LEFT,
      FLOOR + 8,
      HEAD,
    )
    if (goesOn)
      this.pages.write(
        `${this.#t('datei.uebertrag')}: ${kilometerText(total, sprache)}`,
        LEFT,
        FLOOR + 18,
        SMALL,
      )
    this.pages.writeRight(this.#t('datei.seite', { seite: this.#seite }), RIGHT, FLOOR + 18, SMALL)
    this.#before = total
    this.#page = { ...NO_KILOMETERS }
  }

  #wrapBelow(parts: readonly Part[]): Part[][] {
    return this.pages.wrapParts(parts, RIGHT - LEFT - COLUMNS[0][1], SMALL)
  }

  #below(parts: readonly Part[]): void {
    this.#room(this.pages.lineHeight(SMALL))
    this.pages.writeParts(parts, LEFT + COLUMNS[0][1], this.#y, SMALL)
    this.#y += this.pages.lineHeight(SMALL)
  }

  #room(height: number): void {
    if (this.#y + height <= FLOOR) return
    this.finish(true)
    this.#open(true)
  }

  #open(goesOn: boolean): void {
    const { sprache, mandant } = this.#deckblatt
    const teil = this.#teil as Fahrzeugteil
    this.pages.add()
    this.#seite += 1
    const title = `${this.#t('datei.titel')} ${teil.kennzeichen}`
    this.pages.write(title, LEFT, PAGE.margin, { size: 13, weight: 'bold' })
    this.pages.writeRight(mandant, RIGHT, PAGE.margin + 2, { size: 9, weight: 'bold' })
    const kind = `${teil.name} · ${this.#t(`fuehrung.${teil.fahrtenbuch}`)} · ${zeitraumText(this.#deckblatt)}`
    this.pages.write(kind, LEFT, PAGE.margin + 18, SMALL)
    this.pages.writeRight(copyText(this.#deckblatt), RIGHT, PAGE.margin + 18, {
      ...SMALL,
      weight: 'italics',
    })
    this.#y = PAGE.margin + 32
    if (goesOn) {
      this.pages.write(
        `${this.#t('datei.uebertrag')}: ${kilometerText(this.#before, sprache)}`,
        LEFT,
        this.#y,
        SMALL,
      )
      this.#y += 11
    }
    this.#columns()
  }

  #columns(): void {
    this.pages.fill(LEFT, this.#y - 2, RIGHT - LEFT, 13, '#e4e9f2')
    let x: number = LEFT
    for (const [name, width, isNumber] of COLUMNS) {
      const word = this.#t(`feld.${name}`)
      if (isNumber) this.pages.writeRight(word, x + width - PADDING, this.#y, HEAD)
      else this.pages.write(word, x, this.#y, HEAD)
      x += width
    }
    this.#y += 15
  }
}

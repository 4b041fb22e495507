import { type Cell, column, Marks, row, STYLE, xml } from './cells.ts'
import { type ZipPart, zip } from './zip.ts'

/** Maximum number of rows in a sheet. */
export const MAX_ROWS = 1_048_576

export interface Sheet {
  readonly name: string
  /** Width of each column in characters. */
  readonly widths: readonly number[]
  /**
   * Number of the heading row, from 1, which stays in view; the table extends to the end. Null for a sheet
   * without a table.
   */
  readonly head: number | null
  /** Whether the table gets a filter. */
  readonly filter: boolean
  /** Page orientation for printing. */
  readonly orientation?: 'landscape' | 'portrait'
  /** In order; iterated once. */
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>
}

export interface Workbook {
  readonly title: string
  /** Spreadsheet format code of dates and times. */
  readonly momentFormat: string
  /** Read in order: a later sheet may contain totals of earlier ones. */
  readonly sheets: readonly Sheet[]
}

const START = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const CORE = `${RELATIONS}/metadata/core-properties`

/** Streams a workbook (ISO/IEC 29500), with one row in memory at a time. */
export function writeWorkbook(book: Workbook): AsyncGenerator<Uint8Array> {
  const marks = new Marks()
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', content: [contentTypes(book)] },
    {
      name: '_rels/.rels',
      content: [
        relations([
          [`${OFFICE}/officeDocument`, 'xl/workbook.xml'],
          [CORE, 'docProps/core.xml'],
        ]),
      ],
    },
    { name: 'docProps/core.xml', content: [core(book.title)] },
    { name: 'xl/workbook.xml', content: [workbook(book)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relations([
          ...book.sheets.map((_, i) => [`${OFFICE}/worksheet`, `worksheets/sheet${i + 1}.xml`] as const),
          [`${OFFICE}/styles`, 'styles.xml'],
        ]),
      ],
    },
    ...book.sheets.map((sheet, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      content: sheetText(sheet, marks),
    })),
    // Last, because the rows determine the styles.
    { name: 'xl/styles.xml', content: lookText(book.momentFormat, marks) },
  ]
  return zip(parts)
}

async function* lookText(momentFormat: string, marks: Marks): AsyncGenerator<string> {
  yield styles(momentFormat, marks)
}

async function* sheetText({ widths, head, rows, ...sheet }: Sheet, marks: Marks): AsyncGenerator<string> {
  const pane =
    head === null
      ? ''
      : `<pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/>`
  const columns = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${START}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${columns.join('')}</cols><sheetData>`
  let at = 0
  for await (const cells of rows) {
    at += 1
    if (at > MAX_ROWS) throw new Error('more rows than a sheet can have')
    yield row(at, cells, marks)
  }
  const filter =
    sheet.filter && head !== null && at >= head
      ? `<autoFilter ref="A${head}:${column(widths.length - 1)}${at}"/>`
      : ''
  const print = sheet.orientation ? `<pageSetup orientation="${sheet.orientation}"/>` : ''
  yield `</sheetData>${filter}${print}</worksheet>`
}

function contentTypes({ sheets }: Workbook): string {
  const base = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}+xml"/>`
  return (
    `${START}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    part('xl/workbook.xml', `${base}.sheet.main`) +
    part('xl/styles.xml', `${base}.styles`) +
    part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties') +
    sheets.map((_, i) => part(`xl/worksheets/sheet${i + 1}.xml`, `${base}.worksheet`)).join('') +
    '</Types>'
  )
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const lines = targets.map(
    ([kind, target], i) => `<Relationship Id="rId${i + 1}" Type="${kind}" Target="${target}"/>`,
  )
  return `${START}<Relationships xmlns="${RELATIONS}">${lines.join('')}</Relationships>`
}

function core(title: string): string {
  return (
    `${START}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"` +
    ` xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xml(title)}</dc:title></cp:coreProperties>`
  )
}

function workbook({ sheets }: Workbook): string {
  const list = sheets.map(
    ({ name }, i) => `<sheet name="${xml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  )
  return `${START}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`
}

interface CellLook {
  readonly fill?: number
  readonly border?: number
  readonly more?: string
  readonly inner?: string
}

function cell(font: number, format: number, { fill = 0, border = 0, more = '', inner = '' }: CellLook = {}) {
  const places = `numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"`
  return `<xf ${places} applyFont="1" applyFill="1" applyNumberFormat="1"${more}>${inner}</xf>`
}

/** Format numbers up to here belong to the workbook's fixed styles. */
const FIRST_MARKED = 166

/** Fonts: 0 plain, 1 bold, 2 struck and grey, 3 large, 4 italic, 5 red. Cell styles are in the order of `STYLE`. */
function styles(momentFormat: string, marks: Marks): string {
  const font = (marks: string, size = 11, color = 'FF000000') =>
    `<font>${marks}<sz val="${size}"/><color rgb="${color}"/><name val="Calibri"/></font>`
  const fonts = [
    font(''),
    font('<b/>'),
    font('<strike/>', 11, 'FF6B6B6B'),
    font('<b/>', 14),
    font('<i/>'),
    font('<b/>', 11, 'FFA31515'),
  ]
  // quotePrefix: a text that looks like a formula stays text when edited.
  const quoted = { more: ' quotePrefix="1"' }
  const broken = {
    more: `${quoted.more} applyAlignment="1"`,
    inner: '<alignment vertical="top" wrapText="1"/>',
  }
  const sum = { border: 1, more: ' applyBorder="1"' }
  const marked = marks.list()
  const formats = marked.map(({ mark }, i) => {
    const quoted = `${momentFormat}" ${mark.replaceAll('"', '')}"`
    return `<numFmt numFmtId="${FIRST_MARKED + i}" formatCode="${xml(quoted)}"/>`
  })
  const cells = [
    cell(0, 0),
    cell(1, 0, { fill: 2, ...broken }),
    cell(0, 49, quoted),
    cell(0, 3),
    cell(0, 164),
    cell(2, 49, quoted),
    cell(2, 3),
    cell(2, 164),
    cell(3, 0),
    cell(4, 0),
    cell(5, 49, quoted),
    cell(0, 49, broken),
    cell(0, 165),
    cell(1, 49, { ...sum, more: sum.more + quoted.more }),
    cell(1, 3, sum),
    cell(1, 165, sum),
    cell(0, 4),
    cell(1, 4, sum),
    ...marked.map(({ style }, i) => cell(style === STYLE.oldMoment ? 2 : 0, FIRST_MARKED + i)),
  ]
  return (
    `${START}<styleSheet xmlns="${MAIN}"><numFmts count="${2 + marked.length}">` +
    `<numFmt numFmtId="164" formatCode="${xml(momentFormat)}"/><numFmt numFmtId="165" formatCode="0.0\\ %"/>` +
    `${formats.join('')}</numFmts>` +
    `<fonts count="${fonts.length}">${fonts.join('')}</fonts>` +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFE4E9F2"/></patternFill></fill></fills>' +
    '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>' +
    '<border><left/><right/><top style="thin"/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`
  )
}

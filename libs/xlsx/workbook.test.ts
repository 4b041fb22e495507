import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type Cell, moment, number, STYLE, text } from './cells.ts'
import { type Sheet, writeWorkbook } from './workbook.ts'

async function written(sheet: Partial<Sheet>): Promise<(name: string) => string> {
  const bytes = await buffer(
    writeWorkbook({
      title: 'Fish & chips',
      momentFormat: 'dd.mm.yyyy hh:mm',
      sheets: [{ name: 'A', widths: [10, 12], head: null, filter: false, rows: [], ...sheet }],
    }),
  )
  const files = unzipSync(bytes)
  return (name) => strFromU8(files[name] as Uint8Array)
}

const sheetOf = async (sheet: Partial<Sheet>) => (await written(sheet))('xl/worksheets/sheet1.xml')

it('keeps input as text, whatever it starts with', async () => {
  const rows: Cell[][] = [[text('=1+1'), text('_x0041_ <b>\r'), text('')]]
  const sheet = await sheetOf({ rows })
  expect(sheet).toContain('>=1+1</t>')
  expect(sheet).toContain('>_x005F_x0041_ &lt;b&gt;_x000D_</t>')
  expect(sheet).not.toMatch(/<f[ >]|r="C1"/)
})

it('writes a moment as days since 1899', async () => {
  const sheet = await sheetOf({ rows: [[moment({ epochDay: 0, hour: 12, minute: 0 })]] })
  expect(sheet).toContain(`s="${STYLE.moment}"><v>25569.5</v>`)
})

it('shows a mark after an ambiguous moment, and the cell stays a moment', async () => {
  const at = { epochDay: 20_751, hour: 2, minute: 30 }
  const rows = [[moment(at, STYLE.moment, 'MESZ'), moment(at, STYLE.moment, 'MEZ'), moment(at)]]
  const file = await written({ rows })
  const styles = file('xl/styles.xml')
  const formats = [...file('xl/worksheets/sheet1.xml').matchAll(/s="(\d+)"/g)].map(([, style]) => {
    const looks = [...(styles.split('<cellXfs')[1] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)]
    return new RegExp(`numFmtId="${looks[Number(style)]?.[1]}" formatCode="([^/]*)"`).exec(styles)?.[1]
  })
  expect(formats).toEqual([
    'dd.mm.yyyy hh:mm&quot; MESZ&quot;',
    'dd.mm.yyyy hh:mm&quot; MEZ&quot;',
    'dd.mm.yyyy hh:mm',
  ])
})

it('freezes the heading row, and adds a filter on request', async () => {
  const rows = [[text('head', STYLE.head)], [number(1)], [number(2)]]
  expect(await sheetOf({ rows, head: 1, filter: true })).toMatch(
    /<pane ySplit="1" topLeftCell="A2".*<autoFilter ref="A1:B3"\/>/,
  )
  expect(await sheetOf({ rows, head: 1, filter: false })).not.toContain('autoFilter')
  expect(await sheetOf({ rows, orientation: 'landscape' })).toContain('<pageSetup orientation="landscape"/>')
})

it('defines every style', async () => {
  const styles = (await written({}))('xl/styles.xml')
  const cells = /<cellXfs count="(\d+)">(.*)<\/cellXfs>/s.exec(styles)
  const count = Math.max(...Object.values(STYLE)) + 1
  expect(cells?.[2]?.match(/<xf /g)).toHaveLength(count)
  expect(cells?.[1]).toBe(String(count))
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { menuEntries } from '@platzwart/domain/berechtigung/menu'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { MODULE } from '@platzwart/domain/mandant/module'
import { describe, expect, it } from 'vitest'

const PAGE = readFileSync(fileURLToPath(new URL('../../../docs/berechtigungen.md', import.meta.url)), 'utf8')
const NAMES = [...BERECHTIGUNGEN]

const seen = (rights: readonly (typeof NAMES)[number][]) =>
  menuEntries(new Set(rights), MODULE).map(({ id }) => id)

/** The row of a permission: what it opens in the menu beyond what everybody sees. */
function row(name: (typeof NAMES)[number]): string {
  const everybody = new Set(seen([]))
  const opened = seen([name]).filter((id) => !everybody.has(id))
  return `| ${name} | ${opened.join(', ') || '–'} |`
}

describe('docs/berechtigungen.md', () => {
  it('shows what everybody sees in the menu', () => {
    expect(PAGE).toContain(`Everybody: ${seen([]).join(', ')}.`)
  })

  it.each(NAMES)('shows which entries %s opens', (name) => {
    expect(PAGE).toContain(row(name))
  })
})

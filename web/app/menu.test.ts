import { PAGE } from '@platzwart/contract/paths'
import { menuEntries } from '@platzwart/domain/berechtigung/menu'
import { BERECHTIGUNGEN, type Berechtigung } from '@platzwart/domain/berechtigung/names'
import { MODULE } from '@platzwart/domain/mandant/module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryOf, isMenuPage, PARTS, pagesOf, partOf, partsOf } from './menu.ts'

const names = [...BERECHTIGUNGEN]

function open(rights: readonly Berechtigung[], module: readonly string[]) {
  const entries = menuEntries(new Set(rights), module)
  return { entries, menue: entries.map(({ id }) => id) }
}

/** Where the header, its tabs and the account menu lead a person. */
function shown(menue: readonly string[]) {
  return [...PARTS.map(({ name }) => name), 'konto'].flatMap((name) =>
    pagesOf(name, menue).map(({ id }) => id),
  )
}

describe('the way to a page', () => {
  it('is in the header or its tabs for every page that a person may see, whatever their rights', () => {
    fc.assert(
      fc.property(fc.subarray(names), fc.subarray([...MODULE]), (rights, module) => {
        const { menue } = open(rights, module)
        const pages = menue.filter(isMenuPage)
        expect([...shown(menue)].toSorted()).toEqual(pages.toSorted())
      }),
    )
  })

  it.each(names)('exists for somebody who has only %s', (right) => {
    const { menue } = open([right], [...MODULE])
    for (const page of menue.filter(isMenuPage)) {
      expect(shown(menue)).toContain(page)
    }
  })

  it('leads where the rule of the menu says', () => {
    for (const { id, path } of open(names, [...MODULE]).entries) {
      if (isMenuPage(id)) expect(entryOf(id)?.to).toBe(path)
    }
  })

  it('leads people who only read logbooks to the overview', () => {
    expect(shown(open(['fahrzeug_logbuch_report'], ['fahrzeugbuchung']).menue)).toEqual([
      'heute',
      'uebersicht',
      'eigeneEinstellungen',
      'eigeneMails',
      'passwort',
    ])
  })

  it('has the parts in the order of the menu', () => {
    const { menue } = open(names, [...MODULE])
    expect(partsOf(menue).map(({ name }) => name)).toEqual([
      'heute',
      'empfang',
      'buchungen',
      'leseraum',
      'arbeitswelt',
      'fahrzeuge',
      'admin',
    ])
    expect(partsOf(menue.filter((id) => id !== 'karte')).map(({ first }) => first.id)).toContain('liste')
  })

  it('has a heading in the administration for each of its pages', () => {
    const { menue } = open(names, [...MODULE])
    expect(pagesOf('admin', menue).filter((page) => !('group' in page))).toEqual([])
  })

  it('leads fleet managers to the maintenance of the fleet', () => {
    const { menue } = open(['fahrzeug_pflege'], ['fahrzeugbuchung'])
    expect(pagesOf('admin', menue).map(({ id }) => id)).toEqual([
      'admin',
      'dateien',
      'fahrzeugeAdmin',
      'auftraege',
    ])
  })
})

describe('the table of the menu', () => {
  /** Dialogs, and the sign-out. */
  const NO_PAGES = ['soGehts', 'regeln', 'logout']

  it('has a page behind every entry', () => {
    const ids = menuEntries(new Set(names), MODULE, { betreiber: true, einrichtung: true }).map(
      ({ id }) => id,
    )
    expect(ids.filter((id) => !isMenuPage(id)).toSorted()).toEqual(NO_PAGES.toSorted())
  })

  it.each(names)(
    'shows holders of %s each entry that the table gives them, where the table says',
    (right) => {
      const { entries, menue } = open([right], [...MODULE])
      const pages = entries.filter(({ id }) => !NO_PAGES.includes(id))
      expect(shown(menue).toSorted()).toEqual(pages.map(({ id }) => id).toSorted())
      for (const { id, path } of pages) expect(entryOf(id)?.to).toBe(path)
    },
  )
})

describe('the current part', () => {
  it('is the one whose layout contains the page', () => {
    expect(partOf(['__root__', '/haus', '/haus/fahrzeuge', `/haus/fahrzeuge${PAGE.uebersicht}`])).toBe(
      'fahrzeuge',
    )
    expect(partOf(['__root__', '/haus', '/haus/heute'])).toBe('heute')
  })

  it('does not exist on stand-alone pages', () => {
    expect(partOf(['__root__', '/haus', '/haus/seiten', `/haus/seiten${PAGE.impressum}`])).toBeNull()
  })
})

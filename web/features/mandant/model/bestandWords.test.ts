import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BESTAND_NAMES, bestaendeIn } from '@platzwart/domain/datenschutz/bestaende'
import { MODULE } from '@platzwart/domain/mandant/module'
import { tablesOf } from '@platzwart/domain/tables'
import type { Language } from '@platzwart/phrases/phrases'
import { readPhrases } from '@platzwart/phrases/read'
import { type Say, speaker } from '@platzwart/phrases/say'
import { describe, expect, it } from 'vitest'
import { bestandInWords } from './bestandWords.ts'

const DOCUMENT = fileURLToPath(new URL('../../../../docs/privacy.md', import.meta.url))
const MARK = '## What is kept\n'

const sayIn = async (language: Language): Promise<Say<'datenschutz'>> =>
  speaker(language, await readPhrases(language), 'datenschutz')

const say = await sayIn('en')

function row(name: (typeof BESTAND_NAMES)[number]): string {
  const { titel, was, wozu, rechtsgrund, frist, leser } = bestandInWords(say, name)
  const where = tablesOf(name).map((table) => `\`${table}\``)
  return `| ${[titel, was, wozu, rechtsgrund, frist, leser.join('; '), where.join(', ') || '–'].join(' | ')} |`
}

const written = bestaendeIn(MODULE)
  .map(({ abschnitt, bestaende }) =>
    [
      `### ${say(`abschnitt.${abschnitt}`)}`,
      '',
      '| record | what | what for | legal basis | how long | who sees it | tables |',
      '|---|---|---|---|---|---|---|',
      ...bestaende.map(row),
      '',
    ].join('\n'),
  )
  .join('\n')

describe('the kinds of personal data', () => {
  it('match the list in docs/privacy.md', async () => {
    const text = readFileSync(DOCUMENT, 'utf8')
    const [before = '', after = ''] = text.split(MARK)
    const [intro = ''] = after.split('\n### ')
    await expect(`${before}${MARK}${intro.trimEnd()}\n\n${written}`).toMatchFileSnapshot(DOCUMENT)
  })

  it.each(['de', 'en'] as const)('have all their texts: %s', async (sprache) => {
    const told = await sayIn(sprache)
    for (const name of BESTAND_NAMES) {
      const words = bestandInWords(told, name)
      // A missing text would appear as its key.
      for (const text of Object.values(words).flat()) expect(text).toMatch(/\s|^\p{Lu}/u)
    }
  })

  it('exclude those of a disabled module', () => {
    const without = bestaendeIn(['leseraum']).flatMap(({ bestaende }) => bestaende)
    expect(without).toContain('platzbuchung')
    expect(without).not.toContain('fuehrerschein')
    expect(bestaendeIn(['leseraum']).map(({ abschnitt }) => abschnitt)).not.toContain('fahrzeuge')
    expect(bestaendeIn(MODULE).flatMap(({ bestaende }) => bestaende)).toHaveLength(BESTAND_NAMES.length)
  })
})

import { expect, test } from 'vitest'
import { chooseText } from './chooseText.ts'

const texte = (impressum: string, impressumEn: string) => ({
  impressum,
  impressumEn,
  barrierefreiheit: '',
  barrierefreiheitEn: '',
  datenschutz: '',
  datenschutzEn: 'P',
})

test.each([
  ['de', 'D', 'E', { text: 'D', lang: 'de' }],
  ['en', 'D', 'E', { text: 'E', lang: 'en' }],
  ['en', 'D', ' \n', { text: 'D', lang: 'de' }],
  ['de', '', 'E', { text: 'E', lang: 'en' }],
  ['de', '', '', null],
] as const)('in %s of %j and %j it is %o', (language, de, en, chosen) => {
  expect(chooseText(texte(de, en), 'impressum', language)).toEqual(chosen)
})

test('each text falls back independently', () => {
  expect(chooseText(texte('D', 'E'), 'datenschutz', 'de')).toEqual({ text: 'P', lang: 'en' })
})

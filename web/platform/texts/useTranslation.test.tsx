// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { keepLanguage, needTopics, showLanguage } from '../language.ts'
import { useTranslation } from './useTranslation.ts'

const shown: string[] = []
const sayers = new Set<unknown>()

function Probe() {
  const { t, language } = useTranslation()
  const { t: day } = useTranslation('datum')
  sayers.add(t)
  shown.push(`${language} ${t('state.retry')} ${day('kalender.heute')}`)
  return null
}

afterEach(async () => {
  shown.length = 0
  sayers.clear()
  await act(() => showLanguage('de'))
})

test('Texts are in the current language, and are rendered again in the next one, with all open topics', async () => {
  await needTopics('datum')
  const { unmount } = await mount(<Probe />)
  await act(() => keepLanguage('en'))
  expect([...new Set(shown)]).toEqual(['de Noch einmal versuchen Heute', 'en Try again Today'])
  await unmount()
})

test('The function stays the same until the language changes', async () => {
  const { unmount } = await mount(<Probe />)
  await act(() => showLanguage('en'))
  await act(() => showLanguage('de'))
  expect(sayers.size).toBe(2)
  await unmount()
})

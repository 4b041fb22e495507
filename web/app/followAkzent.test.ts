// @vitest-environment happy-dom
import { startSchema } from '@platzwart/contract/start'
import { filled } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { createQueryClient } from '../platform/queryClient.ts'
import { startOptions } from '../platform/session/start.ts'
import { followAkzent } from './followAkzent.ts'

const { documentElement } = document
const shown = () => ['akzent' in documentElement.dataset, documentElement.style.getPropertyValue('--akzent')]

test('A house appears in its colour from the start on, and another one in its own', () => {
  const queryClient = createQueryClient()
  followAkzent(queryClient)
  const enter = (akzent: string | null) =>
    queryClient.setQueryData(
      startOptions.queryKey,
      filled(startSchema, { mandant: { name: 'Haus', akzent }, jetzt: '2027-03-10T09:07:00Z' }),
    )
  enter('#0b6e4f')
  expect(shown()).toEqual([true, '#0b6e4f'])
  enter(null)
  expect(shown()).toEqual([false, ''])
})

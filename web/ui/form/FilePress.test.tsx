// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { bring, find } from '../../testing/find.ts'
import { visit } from '../../testing/house.tsx'
import { FilePress } from './FilePress.tsx'

test('the same file can be chosen again: the input is reset afterwards', async () => {
  const taken: string[] = []
  await visit(
    <FilePress accept="image/png" name="Bild wählen" onFile={({ name }) => taken.push(name)}>
      {({ onClick }) => (
        <button type="button" onClick={onClick}>
          Wählen
        </button>
      )}
    </FilePress>,
  )
  expect(find('button', 'Wählen')).toBeTruthy()
  const input = document.querySelector('input[type="file"]') as HTMLInputElement
  for (const times of [1, 2]) {
    let value = 'C:\\fakepath\\plan.png'
    const own = { configurable: true, get: () => value, set: (next: string) => (value = next) }
    Object.defineProperty(input, 'value', own)
    await bring('Bild wählen', new File(['x'], 'plan.png'))
    expect([taken.length, value]).toEqual([times, ''])
  }
})

// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { visit } from '../testing/house.tsx'
import { createSlot } from './slot.ts'

interface SeatProps {
  readonly seat: string
}

const Hello = ({ seat }: SeatProps) => <p>Hello {seat}</p>
const Again = ({ seat }: SeatProps) => <p>Again {seat}</p>

test('An empty slot renders nothing', async () => {
  const Slot = createSlot<SeatProps>()
  Slot.with(Hello)
  await visit(<Slot seat="A-01" />)
  expect(document.body.textContent).not.toContain('Hello')
})

test('A slot passes its properties to each part once, in the order of registration', async () => {
  const Slot = createSlot<SeatProps>()
  for (const fill of [Slot.with(Hello), Slot.with(Again), Slot.with(Hello)]) fill()
  await visit(<Slot seat="A-01" />)
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Hello A-01',
    'Again A-01',
  ])
})

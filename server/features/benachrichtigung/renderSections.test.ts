import { expect, it } from 'vitest'
import { inert } from './renderSections.ts'

it('names an address in a mail by the domain that people know, and still makes no link of it', () => {
  const said = inert('Uwe Müller (uwe@xn--mller-kva.example)')
  expect(said.replaceAll('\u200b', '')).toBe('Uwe Müller (uwe@müller.example)')
  expect(said).not.toContain('@m')
})

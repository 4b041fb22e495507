import { expect, test } from 'vitest'
import { feedbackAddress } from './feedback.ts'

test('the mail goes to the address of the imprint', () => {
  const imprint = 'Stadtbibliothek\nMarkt 1\nE-Mail: post@lindenau.example, Telefon 0341 1'
  expect(feedbackAddress(imprint, 'Barriere auf ä')).toBe(
    'mailto:post@lindenau.example?subject=Barriere%20auf%20%C3%A4',
  )
})

test('without one the address is left open', () => {
  expect(feedbackAddress('', 'x')).toBe('mailto:?subject=x')
})

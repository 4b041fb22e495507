import { mailAddressOf } from '@platzwart/domain/mailAddress'
import { describe, expect, it, test } from 'vitest'
import { showAddresses } from './shownAddress.ts'

describe('an address with an umlaut domain', () => {
  test.each([
    'uwe@müller.example',
    'c@bücher-lindenau.example',
    'ess@maßarbeit.example',
    'a.b+c@post.größe.straße.example',
    'łukasz@łódź.example',
    'k@a-über-b.müller.example',
  ])('%s is shown as typed', (typed) => {
    const kept = mailAddressOf(typed)
    expect(kept).toContain('@')
    expect(showAddresses(kept)).toBe(typed)
  })

  it('is shown so anywhere in a text', () => {
    const json = JSON.stringify({ email: 'uwe@xn--mller-kva.example', text: 'an uwe@xn--mller-kva.example.' })
    expect(JSON.parse(showAddresses(json))).toEqual({
      email: 'uwe@müller.example',
      text: 'an uwe@müller.example.',
    })
  })
})

test.each([
  ['of another script', 'a@xn--80ak6aa92e.example'],
  ['of mixed scripts', mailAddressOf('a@p\u0430ypal.example')],
  ['that decodes to nothing', 'a@xn--\u00e9.example'],
  ['that is not how IDNA writes it', 'a@xn--abc-.example'],
  ['in plain ASCII', 'a@haus.example'],
  ['in a link', '[Post](mailto:uwe@xn--mller-kva.example)'],
  ['that is no mail address', 'https://xn--mller-kva.example/'],
])('a domain %s stays encoded', (_, text) => {
  expect(showAddresses(text)).toBe(text)
})

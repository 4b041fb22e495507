import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feedbackReceiver, firstEmail } from './firstEmail.ts'

describe('a message about a barrier', () => {
  const sender = 'platzwart@haus.example'
  it.each([
    [
      { impressum: 'Haus\nE-Mail: <post@haus.example>', impressumEn: 'a@b.example' },
      sender,
      'post@haus.example',
    ],
    [{ impressum: 'Haus', impressumEn: 'Write to post@house.example' }, null, 'post@house.example'],
    [{ impressum: 'Haus', impressumEn: '' }, sender, sender],
    [{ impressum: '', impressumEn: '' }, null, null],
  ])('of a house with %o and mails from %s goes to %s', (imprint, from, receiver) =>
    expect(feedbackReceiver(imprint, from)).toBe(receiver),
  )
})

describe('the first address of a text', () => {
  it.each([
    ['a.b+c@d-e.example.', 'a.b+c@d-e.example'],
    ['(post@haus.example)', 'post@haus.example'],
    ['@x.example, dann b@y.example', 'b@y.example'],
    ['a@b, c@d.example', 'c@d.example'],
    ['a@b..de', null],
    ['ohne', null],
    ['@@@@', null],
  ])('of %j is %j', (text, email) => expect(firstEmail(text)).toBe(email))

  /** The reference implementation: a regular expression that is fast enough for short texts. */
  const WORDS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

  it('agrees with the regular expression for any short text', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '1', '.', '-', '+', '@', ' ', '\n', 'ä'),
      maxLength: 40,
    })
    fc.assert(
      fc.property(text, (one) => {
        expect(firstEmail(one)).toBe(WORDS.exec(one)?.[0] ?? null)
      }),
    )
  })

  it.each(['a', 'a@', '@', 'a.', 'a@a.'])('takes few steps per character in a long text of %j', (part) => {
    const text = part.repeat(50_000 / part.length)
    let steps = 0
    const counted = {
      length: text.length,
      indexOf: (search: string, from?: number) => text.indexOf(search, from),
      slice: (from: number, to: number) => text.slice(from, to),
      charAt: (at: number) => {
        steps++
        return text.charAt(at)
      },
    } as unknown as string
    firstEmail(counted)
    expect(steps).toBeLessThan(4 * text.length)
  })
})

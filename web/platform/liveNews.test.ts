import { describe, expect, it } from 'vitest'
import { LiveNews } from './liveNews.ts'

interface Bar {
  readonly id: string
  readonly version: number
  readonly status: string
}

/** A list without cancelled items. */
function apply(bars: readonly Bar[], bar: Bar): readonly Bar[] {
  const others = bars.filter(({ id }) => id !== bar.id)
  return bar.status === 'storniert' ? others : [...others, bar]
}

const bar = (version: number, status: string, id = 'a'): Bar => ({ id, version, status })

describe('live events of a record', () => {
  it('are dropped if, and only if, they are older than what is known', () => {
    const news = new LiveNews<Bar>()
    expect(news.note(bar(3, 'storniert'))).toBe(true)
    expect(news.note(bar(2, 'reserviert'))).toBe(false)
    expect(news.note(bar(3, 'storniert'))).toBe(true)
    expect(news.note(bar(1, 'reserviert', 'b'))).toBe(true)
    expect(news.soFar()).toBe(3)
  })

  it('are still recognised as old after a thousand others', () => {
    const news = new LiveNews<Bar>()
    news.note(bar(3, 'storniert'))
    for (let nr = 0; nr < 1_000; nr++) news.note(bar(1, 'reserviert', `other-${nr}`))
    expect(news.note(bar(2, 'reserviert'))).toBe(false)
  })

  it('know whether they are still the newest of their record', () => {
    const news = new LiveNews<Bar>()
    news.note(bar(2, 'storniert'))
    expect(news.isNewest(bar(2, 'storniert'))).toBe(true)
    news.note(bar(3, 'reserviert'))
    expect(news.isNewest(bar(2, 'storniert'))).toBe(false)
    expect(news.isNewest(bar(1, 'reserviert', 'b'))).toBe(false)
  })

  it('are merged into an answer that was under way, and late ones do not revert it', () => {
    const news = new LiveNews<Bar>()
    news.note(bar(1, 'reserviert', 'b'))
    const mark = news.soFar()
    const answer = [bar(2, 'reserviert'), bar(1, 'reserviert', 'b')]
    news.note(bar(3, 'storniert'))
    news.note(bar(2, 'reserviert'))
    expect(news.since(mark, answer, apply)).toEqual([bar(1, 'reserviert', 'b')])
    expect(news.since(news.soFar(), answer, apply)).toBe(answer)
  })

  it('are passed on to listeners, unless they are old', () => {
    const news = new LiveNews<Bar>()
    const heard: number[] = []
    const stop = news.listen(({ version }) => heard.push(version))
    for (const version of [3, 2, 4]) news.note(bar(version, 'reserviert'))
    stop()
    news.note(bar(5, 'reserviert'))
    expect(heard).toEqual([3, 4])
  })
})

// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { alignClock } from '../../platform/clock.ts'
import { needTopics, startLanguage } from '../../platform/language.ts'
import { button, describedBy, inputOf, mount, press, type } from '../../testing/mount.tsx'
import { DateField } from './DateField.tsx'
import { DateTimeField } from './DateTimeField.tsx'
import { TimeField } from './TimeField.tsx'

/** A Wednesday. */
const NOW = '2026-11-18T09:00:00Z'
const device = () => Temporal.Now.instant().epochMilliseconds

let chosen: string[]
let become: (value: string) => void
let sent: number
let shown: Awaited<ReturnType<typeof mount>> | undefined

interface ProbeProps {
  readonly start?: string
  readonly min?: string
  readonly max?: string
  readonly required?: boolean
  readonly error?: string
  readonly kind?: 'day' | 'time' | 'moment'
}

function Probe({ start = '', kind = 'day', ...rest }: ProbeProps) {
  const [value, setValue] = useState(start)
  become = setValue
  const props = {
    label: 'Wann',
    value,
    onChange: (next: string) => {
      chosen.push(next)
      setValue(next)
    },
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent += 1
      }}
    >
      {kind === 'day' && <DateField {...props} {...rest} />}
      {kind === 'time' && <TimeField {...props} />}
      {kind === 'moment' && <DateTimeField zone="Europe/Berlin" {...props} />}
      <button type="submit">Weiter</button>
    </form>
  )
}

beforeEach(async () => {
  chosen = []
  sent = 0
  alignClock(NOW, device())
  await startLanguage('de')
  await needTopics('datum')
})
afterEach(async () => {
  await shown?.unmount()
  alignClock(NOW, Temporal.Instant.from(NOW).epochMilliseconds)
})

const show = async (props: ProbeProps = {}) => {
  shown = await mount(<Probe {...props} />)
}
const leave = (label = 'Wann') =>
  act(async () => void inputOf(label).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
async function key(name: string, held: KeyboardEventInit = {}, at: Element = inputOf('Wann')) {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held })
  await act(async () => void at.dispatchEvent(event))
  return event.defaultPrevented
}
const shownValue = () => inputOf('Wann').value
const fault = () => inputOf('Wann').getAttribute('aria-invalid') === 'true'

describe('a date field', () => {
  test('shows its weekday', async () => {
    await show({ start: '2026-11-22' })
    expect(shownValue()).toBe('So., 22.11.2026')
  })

  test.each([
    ['22.11.2026', '2026-11-22'],
    ['1.2.2027', '2027-02-01'],
    ['heute', '2026-11-18'],
    ['morgen', '2026-11-19'],
    ['2026-12-24', '2026-12-24'],
  ])('typed as %s is %s', async (typed, value) => {
    await show()
    await type('Wann', typed)
    await leave()
    expect(chosen.at(-1)).toBe(value)
    expect(fault()).toBe(false)
  })

  test('keeps the typed text until it is left, and then formats it', async () => {
    await show()
    await type('Wann', '22.11.2026')
    expect(shownValue()).toBe('22.11.2026')
    await leave()
    expect(shownValue()).toBe('So., 22.11.2026')
  })

  test('says while typing how it is understood', async () => {
    await show()
    await type('Wann', '22.11.2026')
    expect(document.body.textContent).toContain('Sonntag, 22. November 2026')
  })

  test.each([
    ['31.2.2026', 'Diesen Tag gibt es nicht: 31.2.2026'],
    ['bald', 'Das ist kein Datum.'],
    ['1.1.2026', 'nicht vor 18.11.2026'],
    ['1.1.2028', 'nicht nach 31.12.2026'],
  ])(
    'that cannot be, like %s, stays as it was typed, with its reason once one leaves',
    async (typed, why) => {
      await show({ min: '2026-11-18', max: '2026-12-31' })
      await type('Wann', typed)
      expect(fault()).toBe(false)
      await leave()
      expect([shownValue(), fault(), chosen]).toEqual([typed, true, []])
      expect(describedBy('Wann')).toContain(why)
    },
  )

  test('is empty after clearing', async () => {
    await show({ start: '2026-11-22' })
    await type('Wann', '')
    await leave()
    expect(chosen).toEqual([''])
  })

  test('blocks the form while its text is invalid', async () => {
    await show()
    await type('Wann', 'bald')
    await press('Weiter')
    expect([sent, fault(), document.activeElement === inputOf('Wann')]).toEqual([0, true, true])
    await type('Wann', 'morgen')
    await key('Enter')
    await press('Weiter')
    expect([sent, chosen]).toEqual([1, ['2026-11-19']])
  })

  test('that is changed from outside shows that and drops the typed text', async () => {
    await show({ start: '2026-11-22' })
    await type('Wann', 'bal')
    await act(async () => become('2026-11-25'))
    expect(shownValue()).toBe('Mi., 25.11.2026')
  })

  test('shows the server’s message', async () => {
    await show({ start: '2026-11-22', error: 'Da ist geschlossen.' })
    expect([fault(), describedBy('Wann').includes('Da ist geschlossen.')]).toEqual([true, true])
  })
})

describe('the calendar', () => {
  // Loaded when it is first opened, which takes as long as the machine needs.
  beforeAll(async () => void (await import('./CalendarPopover.tsx')))
  beforeEach(() => {
    HTMLElement.prototype.showPopover = () => undefined
  })
  const dialog = () => document.querySelector('[role="dialog"]')
  const day = (iso: string) => {
    const found = document.querySelector<HTMLElement>(`[data-day="${iso}"]`)
    if (found === null) throw new Error(`the month does not show ${iso}`)
    return found
  }
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset.day ?? null
  const open = async (props: ProbeProps = {}) => {
    await show(props)
    await press('Kalender öffnen')
    await act(() => vi.waitFor(() => expect(dialog()).not.toBeNull()))
  }

  test('opens at the chosen day, which is marked', async () => {
    await open({ start: '2026-12-24' })
    expect(focused()).toBe('2026-12-24')
    expect(day('2026-12-24').getAttribute('aria-selected')).toBe('true')
    expect(dialog()?.textContent).toContain('Dezember 2026')
    expect(button('Kalender öffnen').getAttribute('aria-expanded')).toBe('true')
  })

  test('opens at today if none is chosen, and by Alt and the down arrow', async () => {
    await show()
    expect(await key('ArrowDown', { altKey: true })).toBe(true)
    await act(() => vi.waitFor(() => expect(dialog()).not.toBeNull()))
    expect(focused()).toBe('2026-11-18')
    expect(day('2026-11-18').getAttribute('aria-current')).toBe('date')
  })

  test.each([
    [['ArrowRight'], '2026-12-25'],
    [['ArrowLeft'], '2026-12-23'],
    [['ArrowDown'], '2026-12-31'],
    [['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'], '2026-11-26'],
    [['PageDown'], '2027-01-24'],
    [['PageUp'], '2026-11-24'],
    [['Home'], '2026-12-21'],
    [['End'], '2026-12-27'],
  ])('goes by %s to %s', async (keys, to) => {
    await open({ start: '2026-12-24' })
    for (const one of keys) await key(one, {}, document.activeElement ?? undefined)
    expect(focused()).toBe(to)
    await key('Enter', {}, document.activeElement ?? undefined)
    expect([chosen, dialog()]).toEqual([[to], null])
    expect(document.activeElement).toBe(button('Kalender öffnen'))
  })

  test.each([
    ['Ein Monat vor', 'Januar 2027'],
    ['Ein Monat zurück', 'November 2026'],
    ['Ein Jahr vor', 'Dezember 2027'],
    ['Ein Jahr zurück', 'Dezember 2025'],
  ])('%s shows %s', async (name, month) => {
    await open({ start: '2026-12-24' })
    await press(name)
    expect(dialog()?.textContent).toContain(month)
  })

  test('takes the day that is pressed', async () => {
    await open({ start: '2026-12-24' })
    await act(async () => day('2026-12-07').click())
    expect([chosen, shownValue(), dialog()]).toEqual([['2026-12-07'], 'Mo., 07.12.2026', null])
  })

  test('neither takes a day outside its bounds, nor leads out of them', async () => {
    await open({ start: '2026-12-24', min: '2026-12-20', max: '2026-12-26' })
    expect(day('2026-12-27').getAttribute('aria-disabled')).toBe('true')
    await act(async () => day('2026-12-27').click())
    expect(chosen).toEqual([])
    expect(button('Ein Monat vor').disabled).toBe(true)
    await key('PageUp', {}, document.activeElement ?? undefined)
    expect(focused()).toBe('2026-12-20')
    expect(button('Heute').disabled).toBe(true)
  })

  test('closes by Escape without a choice, while the dialog around it stays open', async () => {
    await open({ start: '2026-12-24' })
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    await key('Escape', {}, document.activeElement ?? undefined)
    document.removeEventListener('keydown', heard)
    expect(heard).not.toHaveBeenCalled()
    expect([dialog(), chosen]).toEqual([null, []])
    expect(document.activeElement).toBe(button('Kalender öffnen'))
  })

  test.each([
    ['pointerdown', 'Weiter'],
    ['focusin', 'Weiter'],
  ])('closes by a %s elsewhere, and leaves the focus there', async (name, where) => {
    await open({ start: '2026-12-24' })
    await act(async () => void button(where).dispatchEvent(new Event(name, { bubbles: true })))
    expect([dialog(), chosen]).toEqual([null, []])
  })

  test('has a button for today', async () => {
    await open({ start: '2026-12-24' })
    await press('Heute')
    expect(chosen).toEqual(['2026-11-18'])
  })

  test.each([
    [{ start: '2026-12-24' }, true],
    [{ start: '2026-12-24', required: true }, false],
    [{}, false],
  ])('has a way to none where that makes sense: %o %s', async (props, clearable) => {
    await open(props)
    if (!clearable) return expect(() => button('Leeren')).toThrow()
    await press('Leeren')
    expect([chosen, shownValue()]).toEqual([[''], ''])
  })
})

describe('a time field', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9:30', '09:30'],
    ['23.59', '23:59'],
  ])('typed as %s is %s', async (typed, value) => {
    await show({ kind: 'time' })
    await type('Wann', typed)
    await leave()
    expect([chosen.at(-1), shownValue()]).toEqual([value, value])
  })

  test.each([
    ['25:00', 'Diese Uhrzeit gibt es nicht: 25:00'],
    ['früh', 'Das ist keine Uhrzeit.'],
  ])('that cannot be, like %s, says so', async (typed, why) => {
    await show({ kind: 'time', start: '09:00' })
    await type('Wann', typed)
    await leave()
    expect([shownValue(), chosen]).toEqual([typed, []])
    expect(describedBy('Wann')).toContain(why)
  })
})

describe('a date with a time', () => {
  const part = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)
    if (found === null) throw new Error(`there is no ${name}`)
    return found
  }
  const write = async (name: string, text: string) => {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    await act(async () => {
      own?.set?.call(part(name), text)
      part(name).dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => void part(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  }

  test('is empty until both are entered', async () => {
    await show({ kind: 'moment' })
    await write('Tag', '22.11.2026')
    expect(chosen).toEqual([])
    await write('Uhrzeit', '9:30')
    expect(chosen).toEqual(['2026-11-22T09:30'])
  })

  test('is empty when one of them is cleared, and keeps the other', async () => {
    await show({ kind: 'moment', start: '2026-11-22T09:30' })
    await write('Uhrzeit', '')
    expect(chosen).toEqual([''])
    expect(part('Tag').value).toBe('So., 22.11.2026')
    await write('Uhrzeit', '10')
    expect(chosen.at(-1)).toBe('2026-11-22T10:00')
  })

  test('follows a change from outside', async () => {
    await show({ kind: 'moment', start: '2026-11-22T09:30' })
    await act(async () => become('2026-12-24T18:00'))
    expect([part('Tag').value, part('Uhrzeit').value]).toEqual(['Do., 24.12.2026', '18:00'])
  })
})

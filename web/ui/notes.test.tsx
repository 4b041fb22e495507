// @vitest-environment happy-dom
import type { ProblemIssue } from '@platzwart/contract/problem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { alignClock } from '../platform/clock.ts'
import { noteNavigation } from '../platform/navigation.ts'
import { ApiProblem, Unreachable } from '../platform/problem.ts'
import { ChunkLoadError } from '../platform/reloadGuard.ts'
import { mount, press } from '../testing/mount.tsx'
import { announcer } from './announce/announcer.ts'
import { FailureState } from './FailureState.tsx'
import { Gruende } from './Gruende.tsx'
import { grundOf, grundOfProblem } from './grund.ts'
import { Loading } from './loading/Loading.tsx'
import { Note } from './Note.tsx'
import { PageHeading } from './page/PageHeading.tsx'
import { PrintFacts } from './print/PrintFacts.tsx'
import { PrintHead } from './print/PrintHead.tsx'
import { printPart } from './print/printPart.ts'

let shown: Awaited<ReturnType<typeof mount>>
afterEach(() => shown.unmount())
const said = () => announcer.announcements().map(({ text }) => text)

describe('a note', () => {
  test.each([
    ['refusal', 'alert'],
    ['hint', 'note'],
    ['done', 'note'],
  ] as const)('of kind %s is a %s', async (kind, role) => {
    shown = await mount(<Note kind={kind} title="Das ist so" />)
    expect(document.querySelector(`[role="${role}"]`)?.textContent).toBe('Das ist so')
  })

  test.each([
    ['done', undefined, true],
    ['hint', undefined, false],
    ['hint', true, true],
    ['done', false, false],
  ] as const)('of kind %s, news: %s, is said to who cannot see it: %s', async (kind, news, heard) => {
    const before = said().length
    shown = await mount(<Note kind={kind} title="Gemerkt" {...(news === undefined ? {} : { news })} />)
    expect(said().slice(before)).toEqual(heard ? ['Gemerkt'] : [])
  })
})

describe('a failure in place of data', () => {
  test.each([
    [new Unreachable('away'), 'Der Server ist gerade nicht erreichbar'],
    [new ChunkLoadError('gone'), 'Es gibt eine neue Fassung'],
    [
      new ApiProblem({ status: 403, code: 'recht.fehlt', detail: 'Das darf nur die Leitung.' }),
      'Das darf nur die Leitung.',
    ],
    [new TypeError('x is undefined'), 'Das hat nicht geklappt'],
  ])('says in words why, and asks again: %s', async (failure, words) => {
    const retry = vi.fn()
    shown = await mount(<FailureState failure={failure} onRetry={retry} />)
    const text = document.querySelector('[role="alert"]')?.textContent
    expect(text).toContain(words)
    expect(text).not.toContain('undefined')
    await press('Noch einmal versuchen')
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('the reasons of a refusal', () => {
  const issue: ProblemIssue = {
    code: 'anfrage.ungueltig',
    data: {},
    detail: 'Zu lang.',
    origin: 'gruppe',
    field: 'bis',
  }

  test('are all shown, with the origin of the rule', async () => {
    shown = await mount(
      <Gruende
        gruende={[
          grundOfProblem(issue),
          grundOf({ code: 'tag.ungueltig', data: {} }, ({ code }) => `Wegen ${code}`),
        ]}
      />,
    )
    const texts = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(texts).toEqual(['Zu lang.Regel: Einstellung der Gruppe', 'Wegen tag.ungueltig'])
  })

  test.each([
    ['default', 'Vorgabe von Platzwart'],
    ['mandant', 'Einstellung des Hauses'],
    ['benutzer', 'eigene Einstellung'],
  ] as const)('name the layer %s: %s', async (origin, words) => {
    shown = await mount(<Gruende gruende={[grundOfProblem({ ...issue, origin })]} />)
    expect(document.querySelector('li')?.textContent).toContain(words)
  })
})

describe('the heading of a page', () => {
  test('sets the document title, and does not take the focus if the page was opened from outside', async () => {
    shown = await mount(<PageHeading title="Karte" lead="Erster Stock" />)
    expect(document.title).toBe('Karte – Platzwart')
    expect(document.querySelector('h1')?.textContent).toBe('Karte')
    expect(document.activeElement).toBe(document.body)
  })

  test('takes the focus after a navigation inside the app, even if it is visually hidden', async () => {
    noteNavigation()
    shown = await mount(<PageHeading title="Karte" hidden />)
    expect(document.activeElement?.textContent).toBe('Karte')
  })
})

test.each([
  <Loading key="own" height="2rem" />,
  <Loading key="other">
    <i>…</i>
  </Loading>,
])('what is on its way says so where one comes by, and tells nobody', async (part) => {
  const before = said().length
  shown = await mount(part)
  expect(document.querySelector('[role="progressbar"]')?.getAttribute('aria-label')).toBe('Wird geladen …')
  expect(said().slice(before)).toEqual([])
})

describe('a print', () => {
  test.each([
    [['Lesesaal', '', 'Mo., 23.11.2026'], 'Lesesaal · Mo., 23.11.2026'],
    [['', ''], ''],
    [['Lesesaal'], 'Lesesaal'],
  ])('stands what is shown: %o', async (facts, text) => {
    shown = await mount(<PrintFacts facts={facts} />)
    expect(document.querySelector('p')?.textContent).toBe(text)
  })

  test('is headed by the house and the time in its zone', async () => {
    const now = '2026-11-18T23:30:20Z'
    alignClock(now, Temporal.Now.instant().epochMilliseconds)
    shown = await mount(<PrintHead house="Haus am See" zone="Europe/Berlin" />)
    expect(document.body.textContent).toContain('Haus am See')
    expect(document.body.textContent).toMatch(/Stand: .*19\.11\.2026.*00:30/)
    alignClock(now, Temporal.Instant.from(now).epochMilliseconds)
  })

  test('shows a single part of the page while printing, and the whole page afterwards', async () => {
    shown = await mount(<p>Seite</p>)
    const printed: (string | undefined)[] = []
    vi.stubGlobal('print', () => printed.push(document.body.dataset.printPart))
    printPart('buchungen')
    expect(printed).toEqual(['buchungen'])
    window.dispatchEvent(new Event('afterprint'))
    expect(document.body.dataset.printPart).toBeUndefined()
    vi.unstubAllGlobals()
  })
})

import { describe, expect, it } from 'vitest'
import { refuseOldVersion, releasedChangelog } from './notes.ts'

describe('a version', () => {
  it.each([
    ['0.1.0', null],
    ['0.1.1', '0.1.0'],
    ['0.2.0', '0.1.9'],
    ['0.10.0', '0.9.0'],
    ['1.0.0', '0.12.3'],
  ])('%s comes after %s', (version, last) => {
    expect(() => refuseOldVersion(version, last)).not.toThrow()
  })

  it.each([
    ['0.1.0', '0.1.0', '0.1.0 does not come after 0.1.0, which was released last.'],
    ['0.9.9', '0.10.0', '0.9.9 does not come after 0.10.0'],
    ['v0.2.0', '0.1.0', 'v0.2.0 is no version: write it as 0.2.0.'],
  ])('%s after %s is refused', (version, last, sentence) => {
    expect(() => refuseOldVersion(version, last)).toThrow(sentence)
  })
})

describe('the changelog of a release', () => {
  it('has what was unreleased under the version, and an empty list for what comes', () => {
    expect(
      releasedChangelog(
        '# Changelog\n\n## Unreleased\n\n- A seat.\n- A car.\n\n## 0.1.0 (2026-11-28)\n\nThe first.\n',
        '0.2.0',
        '2026-12-24',
      ),
    ).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-24)\n\n- A seat.\n- A car.\n\n## 0.1.0 (2026-11-28)\n\nThe first.\n',
    )
  })

  it('keeps what the version says already', () => {
    expect(
      releasedChangelog(
        '# Changelog\n\n## Unreleased\n\n- A seat.\n\n## 0.1.0\n\nThe first.\n',
        '0.1.0',
        '2026-12-24',
      ),
    ).toBe('# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-12-24)\n\nThe first.\n\n- A seat.\n')
  })

  it.each([
    ['# Changelog\n\n## Unreleased\n\n## 0.1.0\n\nThe first.\n', 'CHANGELOG.md says nothing of this version'],
    ['# Changelog\n', 'CHANGELOG.md has no line "## Unreleased".'],
  ])('is refused where it says nothing', (changelog, sentence) => {
    expect(() => releasedChangelog(changelog, '0.2.0', '2026-12-24')).toThrow(sentence)
  })
})

/** What is wrong with a release before it is made, as a sentence. */
export class ReleaseRefusal extends Error {}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/** @throws ReleaseRefusal unless the version comes after the last one that was released */
export function refuseOldVersion(version: string, last: string | null): void {
  const parts = VERSION.exec(version)
  if (parts === null) throw new ReleaseRefusal(`${version} is no version: write it as 0.2.0.`)
  const before = last === null ? null : VERSION.exec(last)
  if (before === null) return
  const difference = [1, 2, 3].map((at) => Number(parts[at]) - Number(before[at])).find((by) => by !== 0)
  if (difference === undefined || difference < 0)
    throw new ReleaseRefusal(`${version} does not come after ${last}, which was released last.`)
}

const UNRELEASED = '## Unreleased\n'

/**
 * The changelog in which what was unreleased belongs to a version. A section that the version has already is kept above its lines.
 * @throws ReleaseRefusal when nothing is said of the version
 */
export function releasedChangelog(changelog: string, version: string, day: string): string {
  const [head, rest] = halves(changelog, UNRELEASED)
  const [lines, older] = halves(rest, /^## /m)
  const own = new RegExp(`^## ${version.replaceAll('.', '\\.')}[^\\n]*\\n`).exec(older)
  const [said, others] = own === null ? ['', older] : halves(older.slice(own[0].length), /^## /m)
  const section = [said.trim(), lines.trim()].filter((part) => part !== '').join('\n\n')
  if (section === '')
    throw new ReleaseRefusal('CHANGELOG.md says nothing of this version: add what changed for users.')
  const parts = [`${head.trim()}\n\n## Unreleased`, `## ${version} (${day})\n\n${section}`, others.trim()]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** What stands before something, and from it on (behind it, where it is a text). */
function halves(text: string, at: string | RegExp): [string, string] {
  const index = typeof at === 'string' ? text.indexOf(at) : text.search(at)
  if (index < 0) {
    if (typeof at === 'string') throw new ReleaseRefusal(`CHANGELOG.md has no line "${at.trim()}".`)
    return [text, '']
  }
  return [text.slice(0, index), text.slice(typeof at === 'string' ? index + at.length : index)]
}

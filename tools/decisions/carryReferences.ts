import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isRead } from '../checks/decisions.ts'
import { treeOnDisk } from '../checks/tree.ts'
import { carried, FOLDER, foldedBy, PAGE } from './references.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Turns every reference to a decision that a page has taken in, into one to that page (docs/decisions/README.md). */
function carryReferences(): void {
  const tree = treeOnDisk(ROOT)
  const pages = new Map(
    tree.paths
      .filter((path) => PAGE.test(path))
      .flatMap((path) =>
        foldedBy(tree.read(path)).map(
          (number) => [number, path.slice(FOLDER.length, -'.md'.length)] as const,
        ),
      ),
  )
  for (const path of tree.paths.filter(isRead)) {
    const text = tree.read(path)
    const after = carried(text, pages)
    if (after === text) continue
    writeFileSync(join(ROOT, path), after)
    console.log(path)
  }
}

carryReferences()

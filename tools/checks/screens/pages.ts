import { type Check, isTest, lineAt, type Tree } from '../tree.ts'

const HOME = 'web/ui/page/'

/** Who shows a page's heading without being a page of a feature: what is only a message. */
const MAY_HEAD = new Set(['web/ui/MessagePage.tsx'])

/** From here on it is the width of a page, and not that of a paragraph or a field. */
const PAGE_REM = 40

/** Parts of pages that are as wide for reasons of their own. */
const PARTS = new Set([
  // The line of a message, and a picture.
  'web/features/benachrichtigung/components/MessageView.module.css',
  'web/features/kalender/components/Kalender.module.css',
  'web/features/flotte/components/SchadenSketch.module.css',
  // Two fields beside each other.
  'web/features/fahrzeug/components/WindowChoice.module.css',
  'web/features/fahrzeug/components/uebersicht/Uebersicht.module.css',
  // The screen at the wall has nothing of the house around it.
  'web/features/anzeigegeraet/components/Screen.module.css',
])

/** Title, lead, way back and actions at one place, and a width that follows from what the page is about. */
export const pages: Check = {
  name: 'pages',
  holds: 'every page is one of the kit: no heading, no width of its own',
  run: (tree) => {
    const ours = tree.paths.filter(
      (path) => path.startsWith('web/') && !isTest(path) && !path.startsWith(HOME),
    )
    return { problems: ours.flatMap((path) => problemsOf(tree, path)) }
  },
}

function problemsOf(tree: Tree, path: string): string[] {
  if (path.endsWith('.tsx') && !MAY_HEAD.has(path)) return headings(tree, path)
  const isSheet = /^web\/(?:features|app)\/.*\.module\.css$/.test(path)
  return isSheet && !PARTS.has(path) ? widths(tree, path) : []
}

function headings(tree: Tree, path: string): string[] {
  const text = tree.read(path)
  return [...text.matchAll(/<h1\b|<PageHeading\b|PageHeading\.tsx/g)].map(
    ({ 0: found, index }) =>
      `${path}:${lineAt(text, index)} makes a page's heading of its own (${found}): a page is <Page> of ${HOME}.`,
  )
}

function widths(tree: Tree, path: string): string[] {
  const text = tree.read(path)
  return [...text.matchAll(/(?<!\()max-width:\s*([\d.]+)rem/g)]
    .filter(([, rem]) => Number(rem) >= PAGE_REM)
    .map(
      ({ 1: rem, index }) =>
        `${path}:${lineAt(text, index)} is ${rem}rem wide: a page says its kind, and ${HOME} how wide that is.`,
    )
}

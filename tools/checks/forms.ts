import { type Check, isTest, lineAt, type Tree } from './tree.ts'

const HOME = 'web/ui/form/'

/** A form that is drawn, or sent, by hand. */
const BY_HAND = /<form\b|\bonSubmit\b/g

/** What is missing, where a refusal is read, the focus and the key of an intention are decided once, in the kit. */
export const forms: Check = {
  name: 'forms',
  holds: 'every form of the screens is one of the kit',
  run: (tree) => {
    const places = tree.paths
      .filter((path) => /^web\/.*\.tsx?$/.test(path) && !isTest(path) && !path.startsWith(HOME))
      .flatMap((path) => byHand(tree, path))
    const kit = tree.paths.some(
      (path) => path.startsWith(HOME) && !isTest(path) && tree.read(path).match(BY_HAND),
    )
    return { problems: kit ? places : [...places, `${HOME} has no form any more: this check finds nothing.`] }
  },
}

function byHand(tree: Tree, path: string): string[] {
  const text = tree.read(path)
  return [...text.matchAll(BY_HAND)].map(
    ({ 0: found, index }) =>
      `${path}:${lineAt(text, index)} draws a form by hand (${found}): useForm and <FormBox> of ${HOME} send it, land its refusal and keep its key.`,
  )
}

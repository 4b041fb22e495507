import { operationsOf } from './operations.ts'
import { nameOf, nodesOf, programOf } from './syntax.ts'
import { type Check, isTest, type Tree } from './tree.ts'

/** Operations that no screen asks for, each with the reason why it is there all the same. */
const SHOWN_BY_REFUSAL = 'for programs; a screen is told the same by the refusal that it then confirms'
const BY_ADDRESS = 'read by its address, as pictures and links are'

const API_ONLY: Readonly<Record<string, string>> = {
  findFreeLeseraeume: 'specified (L14); screens search over days, for which `searchFreieZeiten` answers',
  listBenutzerBuchungen: SHOWN_BY_REFUSAL,
  listFahrzeugBetroffene: SHOWN_BY_REFUSAL,
  listFuehrerscheinBetroffene: SHOWN_BY_REFUSAL,
  listLeseraumBetroffene: SHOWN_BY_REFUSAL,
  listLuecken: 'for programs; a screen reads gaps where they lie, between the lines of `listFahrtenbuch`',
  liveness: 'a load balancer asks',
  readDatei: BY_ADDRESS,
  readHausLogo: BY_ADDRESS,
  readKalender: 'calendar programs ask',
  readLogo: BY_ADDRESS,
  readiness: 'a load balancer asks',
  sendBuchungMail: 'specified (N1); each change sends its mails by itself, and the outbox sends again',
  showHausdatei: 'for programs; a screen follows all files of houses in one list',
  showSwitch: 'the link in a mail leads there',
  unsubscribe: 'mail programs ask, by a header of the mail',
}

/** Names by which a file has lists of operations, or single ones. */
function askedIn(tree: Tree, path: string): readonly string[] {
  const lists = new Set<string>()
  const single: string[] = []
  for (const statement of programOf(tree, path).body) {
    if (statement.type !== 'ImportDeclaration') continue
    if (!statement.source.value.startsWith('@platzwart/contract/operations/')) continue
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') lists.add(specifier.local.name)
      if (specifier.type === 'ImportSpecifier') single.push(nameOf(specifier.imported) ?? '')
    }
  }
  if (lists.size === 0) return single
  const members = nodesOf(tree, path, 'MemberExpression').flatMap(({ object, property }) =>
    object.type === 'Identifier' && lists.has(object.name) ? [nameOf(property) ?? ''] : [],
  )
  return members.concat(single)
}

/** A screen for each operation, or a reason why it has none. */
export const askedOperations: Check = {
  name: 'asked',
  holds: 'every operation is asked for by a screen, or is named with the reason why none does',
  run(tree) {
    const screens = tree.paths.filter((path) => /^web\/.*\.tsx?$/.test(path) && !isTest(path))
    const asked = new Set(
      screens.filter((path) => !path.startsWith('web/testing/')).flatMap((path) => askedIn(tree, path)),
    )
    const declared = operationsOf(tree)
    const left = declared.filter(({ name }) => !asked.has(name))
    const names = new Set(declared.map(({ name }) => name))
    return {
      problems: left
        .filter(({ name }) => !Object.hasOwn(API_ONLY, name))
        .map(({ path, name }) => `${path}: no screen asks for ${name}.`)
        .concat(
          Object.keys(API_ONLY).flatMap((name) => {
            if (!names.has(name)) return [`${name} is named as asked for by no screen, and is no operation.`]
            return asked.has(name) ? [`A screen asks for ${name}; it needs no reason any more.`] : []
          }),
        ),
      note: `${declared.length - left.length} of ${declared.length}`,
    }
  },
}

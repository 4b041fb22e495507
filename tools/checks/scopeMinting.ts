import { type Check, isTest, isTypeScript, lineAt, type Tree } from './tree.ts'

const HOME = 'server/platform/database/scope.ts'

/** Each gate, with what it has checked before it opens a Mandant. */
export const GATES: Readonly<Record<string, string>> = {
  'server/platform/sitzung/openSitzung.ts': 'the session, the person and their status',
  'server/platform/live/hub.ts':
    'nothing of its own: it reads the feed for streams that the session gate has opened',
  'server/platform/jobs/forMandant.ts':
    'nothing of its own: jobs have no request, and name the Mandant that they work for',
  'server/platform/sitzung/openGast.ts': 'the host, for what the login page may know',
  'server/platform/sitzung/openAnzeigegeraet.ts':
    'the token of a screen: signed by this installation, and of a screen that the house has',
  'server/platform/sitzung/openZugriff.ts':
    'an API token: signed by this installation, known to the house, not expired, of an active person',
  'server/platform/sitzung/openSigned.ts':
    'the person and the house that stand in what this installation has signed',
  'server/features/kalender/openLink.ts':
    'nothing of its own: an address names the Mandant, and its secret is compared before anything but the link is read',
  'server/features/mandant/openMandant.ts': 'that an operator asks, or the command line',
}

/** Places that stand in for a gate: they never run for a request. */
const STAND_INS = /^server\/(?:demo|testing)\/|^bench\//

export const scopeMinting: Check = {
  name: 'scopeMinting',
  holds: 'the right to touch a Mandant is given out in named places only',
  run(tree) {
    const users = tree.paths.filter((path) => isTypeScript(path) && path !== HOME && mints(tree, path))
    const gone = Object.keys(GATES).filter((path) => tree.has(HOME) && !users.includes(path))
    return {
      problems: [
        ...users
          .filter((path) => GATES[path] === undefined && !STAND_INS.test(path) && !isTest(path))
          .map((path) => {
            const line = lineAt(tree.read(path), tree.read(path).indexOf('mintScope'))
            return `${path}:${line} mints a MandantScope, but is no gate: take the scope of the open transaction, or name in tools/checks/scopeMinting.ts what it has checked.`
          }),
        ...gone.map((path) => `tools/checks/scopeMinting.ts names ${path}, which mints no scope any more.`),
      ],
      note: `${Object.keys(GATES).length} gates`,
    }
  },
}

function mints(tree: Tree, path: string): boolean {
  return /\bmintScope\b|as unknown as MandantScope/.test(tree.read(path)) && !path.startsWith('tools/')
}

import { resolve } from 'node:path'
import { askedOperations } from './askedOperations.ts'
import { codes } from './codes.ts'
import { deadOptions } from './deadOptions.ts'
import { deadPaths } from './deadPaths.ts'
import { deadTexts } from './deadTexts.ts'
import { decisions } from './decisions.ts'
import { duplicates } from './duplicates.ts'
import { essentialJourneys } from './essentialJourneys.ts'
import { examples } from './examples.ts'
import { fileNames } from './fileNames.ts'
import { foreignWords } from './foreignWords.ts'
import { kinds } from './kinds.ts'
import { layers } from './layers.ts'
import { liveRegions } from './liveRegions.ts'
import { operations } from './operations.ts'
import { phrases } from './phrases.ts'
import { plainLiterals } from './plainLiterals.ts'
import { residue } from './residue.ts'
import { scopeMinting } from './scopeMinting.ts'
import { numberFields } from './screens/numberFields.ts'
import { pages } from './screens/pages.ts'
import { shape } from './shape.ts'
import { styleClasses } from './styleClasses.ts'
import { tenancy } from './tenancy.ts'
import { timeDiscipline } from './timeDiscipline.ts'
import { type Check, treeOnDisk } from './tree.ts'
import { released } from './upgrade/released.ts'
import { rolling } from './upgrade/rolling.ts'
import { words } from './words.ts'

const CHECKS: readonly Check[] = [
  layers,
  operations,
  askedOperations,
  foreignWords,
  shape,
  kinds,
  duplicates,
  fileNames,
  timeDiscipline,
  tenancy,
  rolling,
  released,
  scopeMinting,
  phrases,
  codes,
  deadTexts,
  deadOptions,
  deadPaths,
  examples,
  decisions,
  plainLiterals,
  residue,
  words,
  styleClasses,
  liveRegions,
  numberFields,
  pages,
  essentialJourneys,
]

const SHOWN = 25

/** `node tools/checks/run.ts` runs all of them, `node tools/checks/run.ts layers codes` the named ones. */
function main(names: readonly string[]): number {
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name))
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(', ')}. There are: ${CHECKS.map((it) => it.name).join(', ')}.`,
    )
    return 2
  }
  const tree = treeOnDisk(resolve(import.meta.dirname, '../..'))
  const failed = CHECKS.filter((check) => names.length === 0 || names.includes(check.name)).filter(
    (check) => {
      const { problems, note } = check.run(tree)
      const sign = problems.length === 0 ? '✓' : '✗'
      console.log(`${sign} ${check.name.padEnd(14)} ${check.holds}${note === undefined ? '' : ` (${note})`}`)
      for (const problem of problems.slice(0, SHOWN)) console.log(`    ${problem}`)
      if (problems.length > SHOWN) console.log(`    … and ${problems.length - SHOWN} more.`)
      return problems.length > 0
    },
  )
  return failed.length === 0 ? 0 : 1
}

process.exitCode = main(process.argv.slice(2))

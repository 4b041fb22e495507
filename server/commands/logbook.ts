import { runCommand, withPlatzwart } from './openPlatzwart.ts'
import { readVerify, runVerify } from './verifyLogbook.ts'

/** `npm run verify-logbook`: ends with 1 when a logbook is broken, so that a script can ask, too. */
runCommand(async (args) => {
  const wish = readVerify(args)
  const { sentences, broken } = await withPlatzwart((platzwart) => runVerify(platzwart.deps, wish))
  console.log(`\n${sentences.join('\n')}\n`)
  if (broken > 0) process.exitCode = 1
})

import { readCreate, runCreate } from './createMandant.ts'
import { runCommand, withPlatzwart } from './openPlatzwart.ts'

/** `npm run mandant`: beside a running server, or on a database that stands still. */
runCommand(async (args) => {
  const input = readCreate(args)
  const { sentences } = await withPlatzwart((platzwart, config) =>
    runCreate(platzwart, input, config.smtpUrl !== null),
  )
  console.log(`\n${sentences.join('\n')}\n`)
})

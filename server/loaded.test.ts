import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Prints the packages that a server has loaded when it is put together and nobody came yet. */
const PROGRAM = `
  import { registerHooks } from 'node:module'
  const packages = new Set()
  registerHooks({
    load(url, context, next) {
      const found = url.split('/node_modules/').at(-1).match(/^(?:@[^/]+\\/)?[^/:]+/)
      if (url.includes('/node_modules/') && found) packages.add(found[0])
      return next(url, context)
    },
  })
  await import('./compose.ts')
  await import('./app.ts')
  console.log(JSON.stringify([...packages]))
`

/** What draws, packs, sends and stores elsewhere, each some megabytes: of no use before its first use. */
const LATER = ['pdfmake', 'fontkit', 'sharp', 'file-type', 'nodemailer', '@aws-sdk/client-s3', 'piscina']

it('a server that nobody came to has loaded nothing that it may never need', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: import.meta.dirname,
  })
  const loaded = JSON.parse(stdout) as string[]
  expect(loaded).toEqual(expect.arrayContaining(['hono', 'pg', 'zod']))
  expect(loaded.filter((name) => LATER.includes(name))).toEqual([])
})

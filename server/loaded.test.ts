import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Prints the packages that a composed server has loaded before its first request. */
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

/**
 * Libraries for drawing, packing, mailing and remote storage, some megabytes each: not needed before their
 * first use.
 */
const LATER = ['pdfmake', 'fontkit', 'sharp', 'file-type', 'nodemailer', '@aws-sdk/client-s3', 'piscina']

it('loads no optional library before the first request', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: import.meta.dirname,
  })
  const loaded = JSON.parse(stdout) as string[]
  expect(loaded).toEqual(expect.arrayContaining(['hono', 'pg', 'zod']))
  expect(loaded.filter((name) => LATER.includes(name))).toEqual([])
})

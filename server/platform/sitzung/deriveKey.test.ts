import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { deriveKey } from './deriveKey.ts'

const ORDER = { message: 'password', nonce: Buffer.from('somesalt'), memory: 256, passes: 2, tagLength: 32 }

/** How much each thread of this process makes way for others: the 19th field of its line, of which the second may hold anything. */
async function niceness(): Promise<number[]> {
  const threads = await readdir('/proc/self/task')
  const lines = await Promise.all(
    threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => null)),
  )
  return lines
    .filter((line) => line !== null)
    .map((line) => Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]))
}

it('is made in threads that make way for those who answer', async () => {
  const [own = 0] = await niceness()
  const made = await Promise.all([1, 2].map((parallelism) => deriveKey({ ...ORDER, parallelism })))
  // Of the reference implementation's own tests.
  expect(made.map((key) => Buffer.from(key).toString('base64').replace('=', ''))).toEqual([
    'nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    'bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc',
  ])
  // Nothing is nicer than 19.
  expect(Math.max(...(await niceness()))).toBe(Math.min(19, own + 8))
})

it('says what is wrong with an order, and goes on with the next', async () => {
  await expect(deriveKey({ ...ORDER, memory: 1, parallelism: 4 })).rejects.toThrow()
  expect(await deriveKey({ ...ORDER, parallelism: 1 })).toHaveLength(32)
})

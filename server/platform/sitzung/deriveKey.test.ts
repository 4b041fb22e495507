import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { deriveKey } from './deriveKey.ts'

const ORDER = { message: 'password', nonce: Buffer.from('somesalt'), memory: 256, passes: 2, tagLength: 32 }

/**
 * The niceness of each thread of this process: field 19 of its stat line, whose second field may contain
 * anything.
 */
async function niceness(): Promise<number[]> {
  const threads = await readdir('/proc/self/task')
  const lines = await Promise.all(
    threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => null)),
  )
  return lines
    .filter((line) => line !== null)
    .map((line) => Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]))
}

it('runs in low-priority threads', async () => {
  const [own = 0] = await niceness()
  const made = await Promise.all([1, 2].map((parallelism) => deriveKey({ ...ORDER, parallelism })))
  // From the reference implementation's tests.
  expect(made.map((key) => Buffer.from(key).toString('base64').replace('=', ''))).toEqual([
    'nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    'bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc',
  ])
  // 19 is the maximum.
  expect(Math.max(...(await niceness()))).toBe(Math.min(19, own + 8))
})

it('reports invalid parameters, and continues with the next order', async () => {
  await expect(deriveKey({ ...ORDER, memory: 1, parallelism: 4 })).rejects.toThrow()
  expect(await deriveKey({ ...ORDER, parallelism: 1 })).toHaveLength(32)
})

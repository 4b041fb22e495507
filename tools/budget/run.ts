import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Build, type Chunk, judge } from './budget.ts'

/** `node tools/budget/run.ts`: whether the built app (`web/dist`) weighs what it may. */
const DIST = resolve(import.meta.dirname, '../../web/dist')

const chunks = JSON.parse(readFileSync(join(DIST, '.vite/chunks.json'), 'utf8')) as Chunk[]
const kilobytes = (file: string) => gzipSync(readFileSync(join(DIST, file))).length / 1_000

const findings = judge(new Build(chunks, kilobytes))
for (const { says, holds } of findings) console.log(`${holds ? '✓' : '✗'} ${says}`)
if (findings.some(({ holds }) => !holds)) process.exitCode = 1

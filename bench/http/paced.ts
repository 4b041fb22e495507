import { setTimeout as pause } from 'node:timers/promises'
import { percentiles } from '../statistics.ts'
import type { Answer } from './send.ts'

/** Asks so many times a second, whether or not the answers keep up: who waits for an answer hides how late it is. */
export async function paced(
  aSecond: number,
  seconds: number,
  ask: (nr: number) => Promise<Answer>,
): Promise<Answer[]> {
  return pacedWhile(aSecond, (nr) => nr < aSecond * seconds, ask)
}

/** The same for as long as something goes on. */
export async function pacedWhile(
  aSecond: number,
  goesOn: (nr: number) => boolean,
  ask: (nr: number) => Promise<Answer>,
): Promise<Answer[]> {
  const begun = performance.now()
  const asked: Promise<Answer>[] = []
  for (let nr = 0; goesOn(nr); nr++) {
    const early = begun + (nr * 1_000) / aSecond - performance.now()
    if (early > 0) await pause(early)
    asked.push(ask(nr))
  }
  return Promise.all(asked)
}

export const p95 = (answers: readonly Answer[]): number =>
  percentiles(answers.map(({ milliseconds }) => milliseconds)).p95ms

/** How many of them were not answered well. */
export const failed = (answers: readonly Answer[]): number =>
  answers.filter(({ status }) => status !== 200).length

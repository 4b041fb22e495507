import type { EinfuhrLineView, EinfuhrView } from '@platzwart/contract/einfuhr'
import * as wire from '@platzwart/contract/operations/einfuhr'
import { answer } from './server.ts'

/** A table whose preview is there, with the lines that are asked for. */
export const previewAnswers = (ready: EinfuhrView, lines: readonly EinfuhrLineView[]) => [
  answer(wire.showEinfuhr, ready),
  answer(wire.listEinfuhrLines, ({ query }) => ({
    items: lines.filter(({ urteil }) => (query?.urteil ?? urteil) === urteil),
    cursor: null,
  })),
]

import type { Code } from '@platzwart/contract/codes'
import type { ArchiveFaults } from '../../../platform/backup/archive.ts'

type FaultCode = Extract<Code, `hausdatei.${string}`>

/** Why a file of a house is not taken in, in a code that its reader's language has words for. */
export class HausdateiFault extends Error {
  override readonly name = 'HausdateiFault'
  readonly fault: { readonly code: FaultCode; readonly data: Readonly<Record<string, string | number>> }

  constructor(code: FaultCode, data: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.fault = { code, data }
  }
}

/** The server that took the job does not see the file: one whose store has it may be the next to try. */
export class UnseenHausdatei extends Error {}

export const FAULTS: ArchiveFaults = {
  foreign: () => new HausdateiFault('hausdatei.fremd'),
  damaged: () => new HausdateiFault('hausdatei.beschaedigt'),
  bloated: () => new HausdateiFault('hausdatei.gepackt'),
  // Another attempt may read it.
  unreadable: (reason) => new Error(`the file of a house cannot be read: ${reason}`),
}

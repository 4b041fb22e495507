import { address, type DraftOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/grundrissdatei'
import { ask } from '../../../platform/api.ts'

export const fileOf = (id: string) => address(wire.exportGrundriss, { id })

export const importGrundriss = (draft: DraftOf<typeof wire.importGrundriss>, idempotencyKey: string) =>
  ask(wire.importGrundriss, { draft, idempotencyKey })

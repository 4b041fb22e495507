import type { DraftOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/grundrissdatei'
import { ask, linkTo } from '../../../platform/api.ts'

export const fileOf = (id: string) => linkTo(wire.exportGrundriss.path, { params: { id } })

export const importGrundriss = (draft: DraftOf<typeof wire.importGrundriss>, idempotencyKey: string) =>
  ask(wire.importGrundriss, { draft, idempotencyKey })

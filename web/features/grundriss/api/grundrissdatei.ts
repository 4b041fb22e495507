import * as wire from '@platzwart/contract/operations/leseraum/grundrissdatei'
import { linkTo } from '../../../platform/api.ts'

export const fileOf = (id: string) => linkTo(wire.exportGrundriss.path, { params: { id } })

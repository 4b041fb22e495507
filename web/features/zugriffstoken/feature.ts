import type { Feature } from '../../frame/feature.ts'
import { HouseAccess } from '../mandant/slots.ts'
import { OwnAccess } from '../sitzung/slots.ts'
import { OwnTokens, TokensOfHouse } from './components/later.ts'

export const zugriffstoken = {
  routes: [],
  fills: [OwnAccess.with(OwnTokens), HouseAccess.with(TokensOfHouse)],
} as const satisfies Feature

import { lazyPart } from '../../../platform/lazyPart.ts'

export const OwnTokens = lazyPart(() => import('./TokenPart.tsx'), 'TokenPart', 'zugriffstoken')
export const TokensOfHouse = lazyPart(() => import('./HouseTokens.tsx'), 'HouseTokens', 'zugriffstoken')

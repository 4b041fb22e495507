import { del, get, json, post } from '../operation.ts'
import {
  hausTokenQuerySchema,
  hausTokensSchema,
  ownTokensSchema,
  tokenCreatedSchema,
  tokenCreateSchema,
} from '../zugriffstoken.ts'

// No token is ever for this tag: a program must not give itself, or another program, a longer life.
const TAG = { tag: 'zugriffstoken' } as const

export const listZugriffstoken = get('listZugriffstoken', '/api/zugriffstoken', {
  ...TAG,
  summary: "One's own API tokens, the newest first.",
  answers: { 200: json(ownTokensSchema, 'The tokens, and whether the house allows them.') },
})

export const createZugriffstoken = post('createZugriffstoken', '/api/zugriffstoken', {
  ...TAG,
  summary:
    "Creates a token by which a program acts with one's own rights, limited to the tags of operations that are named. Send it as `Authorization: Bearer …`.",
  body: tokenCreateSchema,
  answers: { 201: json(tokenCreatedSchema, 'The token.') },
})

export const revokeZugriffstoken = del('revokeZugriffstoken', '/api/zugriffstoken/{id}', {
  ...TAG,
  summary: "Revokes one of one's own tokens, from the next request on.",
  answers: { 204: { says: 'It is revoked.' } },
})

export const listHausZugriffstoken = get('listHausZugriffstoken', '/api/haus-zugriffstoken', {
  ...TAG,
  summary: 'The API tokens of all people of the house, the newest first.',
  query: hausTokenQuerySchema,
  namesOthers: { stays: 'personen' },
  answers: { 200: json(hausTokensSchema, 'A page of tokens.') },
})

export const revokeHausZugriffstoken = del('revokeHausZugriffstoken', '/api/haus-zugriffstoken/{id}', {
  ...TAG,
  summary: "Revokes anybody's token, from the next request on.",
  answers: { 204: { says: 'It is revoked.' } },
})

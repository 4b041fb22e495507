import type { Call } from '../../platform/http/endpoint.ts'
import { readGruppen, readRollen } from './readRollen.ts'

/** Roles with their permissions and whom they reach. */
export async function listRollen({ tx }: Call) {
  return { status: 200, body: await readRollen(tx) } as const
}

/** Groups with their roles and how many are in them. */
export async function listGruppen({ tx }: Call) {
  return { status: 200, body: await readGruppen(tx) } as const
}

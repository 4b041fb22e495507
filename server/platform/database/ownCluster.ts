import { ClusterRefusal, type Remedy } from '@platzwart/libs/cluster/clusterRefusal'
import {
  type Cluster,
  type ClusterOptions,
  joinCluster,
  startCluster,
} from '@platzwart/libs/cluster/startCluster'
import { StartRefusal } from '../config/startRefusal.ts'

const PROGRAM = { name: 'Platzwart', database: 'platzwart' } as const

/** The end of each refusal's sentence: what the operator can do. */
const REMEDIES: Readonly<Record<Remedy, string>> = {
  ownDatabase: ', or set DATABASE_URL to a PostgreSQL of your own.',
  enterableFolder: ': set PLATZWART_DATA to a folder under one that everybody may enter.',
  writableFolder: ': set PLATZWART_DATA to a folder that you may write.',
  ownFolder: ', or set PLATZWART_DATA to a folder of your own.',
  otherFolder: ', or set PLATZWART_DATA to another folder.',
  otherVersion: ': carry it over as docs/operations.md says, or set PLATZWART_DATA to a new folder.',
  secondFolder: '; for a second one beside it set PLATZWART_DATA=<another folder> and PORT=<another port>.',
}

interface OwnOptions extends Pick<ClusterOptions, 'durability'> {
  /** Called with a sentence when PostgreSQL ended by itself and was restarted, or could not be. */
  readonly onTrouble?: (sentence: string) => void
}

/** Starts the embedded PostgreSQL. */
export function startOwnCluster(dataFolder: string, options: OwnOptions = {}): Promise<Cluster> {
  return refusing(startCluster(dataFolder, ours(options)))
}

/** Connects commands to the embedded PostgreSQL, starting it if no server runs; a running one is left running. */
export function joinOwnCluster(dataFolder: string, options: OwnOptions = {}): Promise<Cluster> {
  return refusing(joinCluster(dataFolder, ours(options)))
}

function ours({ onTrouble = () => undefined, ...options }: OwnOptions): ClusterOptions {
  const tell = (trouble: string | Error) =>
    onTrouble(typeof trouble === 'string' ? trouble : explained(trouble).message)
  return { ...options, program: PROGRAM, onTrouble: tell }
}

async function refusing(cluster: Promise<Cluster>): Promise<Cluster> {
  return await cluster.catch((error: Error) => {
    throw explained(error)
  })
}

function explained(error: Error): Error {
  if (!(error instanceof ClusterRefusal)) return error
  const rest = error.remedy === null ? '' : REMEDIES[error.remedy]
  return new StartRefusal(`${error.message}${rest}`, { cause: error })
}

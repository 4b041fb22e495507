/** Remedies that only the program can name: its settings and pages. */
export type Remedy =
  | 'ownDatabase'
  | 'enterableFolder'
  | 'writableFolder'
  | 'ownFolder'
  | 'otherFolder'
  | 'otherVersion'
  | 'secondFolder'

/** Why there is no cluster, as a sentence for operators, which the remedy completes. */
export class ClusterRefusal extends Error {
  override readonly name = 'ClusterRefusal'
  readonly remedy: Remedy | null

  constructor(message: string, remedy: Remedy | null = null) {
    super(message)
    this.remedy = remedy
  }
}

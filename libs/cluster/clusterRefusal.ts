/** What would help as well, and only the program can name: its settings, its pages. */
export type Remedy =
  | 'ownDatabase'
  | 'enterableFolder'
  | 'writableFolder'
  | 'ownFolder'
  | 'otherFolder'
  | 'otherVersion'
  | 'secondFolder'

/** Why there is no cluster, in words for the person at the terminal: a whole sentence, or one that the remedy ends. */
export class ClusterRefusal extends Error {
  override readonly name = 'ClusterRefusal'
  readonly remedy: Remedy | null

  constructor(message: string, remedy: Remedy | null = null) {
    super(message)
    this.remedy = remedy
  }
}

import { BulkBar } from './BulkBar.tsx'
import { BulkDone } from './BulkDone.tsx'
import { earliest } from './earliest.ts'
import { SelectBox } from './SelectBox.tsx'
import { type BulkDeed, useBulk } from './useBulk.ts'

/** What can be cancelled, and taken back for as long as it is held. */
interface Cancellable {
  readonly id: string
  readonly gehaltenBis: string | null
}

interface BulkCancel<T extends Cancellable> extends Omit<BulkDeed<T, T>, 'keyOf'> {
  /** What a screen reader calls the row. */
  readonly nameOf: (item: T) => string
  readonly words: {
    /** Opens the boxes. */
    readonly begin: string
    readonly cancel: string
    readonly cancelled: (count: number) => string
    readonly undo: (sekunden: number) => string
    readonly undone: string
  }
}

const keyOf = ({ id }: Cancellable) => id

/** Several of one's own cancelled at once: each by its own operation, all taken back by one press. */
export function useBulkCancel<T extends Cancellable>({ words, nameOf, ...deed }: BulkCancel<T>) {
  const bulk = useBulk({ ...deed, keyOf })
  const bar = (
    <>
      <BulkBar bulk={bulk} begin={words.begin} deed={words.cancel} />
      <BulkDone
        bulk={bulk}
        says={words.cancelled(bulk.done.length)}
        saysBack={words.undone}
        undo={words.undo}
        until={earliest(bulk.done.map(({ gehaltenBis }) => gehaltenBis))}
      />
    </>
  )
  const box = (item: T) => <SelectBox bulk={bulk} item={item} itemKey={item.id} name={nameOf(item)} />
  return { bar, box, onSelectAll: bulk.on ? bulk.all : undefined }
}

import { BulkBar } from './BulkBar.tsx'
import { BulkDone } from './BulkDone.tsx'
import { earliest } from './earliest.ts'
import { SelectBox } from './SelectBox.tsx'
import { type BulkDeed, useBulk } from './useBulk.ts'

/** A cancellation that can be undone while its slot is held. */
interface Cancellable {
  readonly id: string
  readonly gehaltenBis: string | null
}

interface BulkCancel<T extends Cancellable> extends Omit<BulkDeed<T, T>, 'keyOf'> {
  /** The accessible name of a row. */
  readonly nameOf: (item: T) => string
  readonly words: {
    /** The label of the button that starts selecting. */
    readonly begin: string
    readonly cancel: string
    readonly cancelled: (count: number) => string
    readonly undo: (sekunden: number) => string
    readonly undone: string
  }
}

const keyOf = ({ id }: Cancellable) => id

/** Bulk cancellation of one's own bookings: one operation per row, and one undo for all. */
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

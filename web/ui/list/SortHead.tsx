import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import classes from './List.module.css'
import { ariaSort, nextSorting, type Sorting } from './sorting.ts'

interface SortHeadProps<C extends string> {
  readonly column: C
  readonly label: string
  readonly sorting: Sorting<C>
  readonly onSort: (next: Sorting<C>) => void
}

const SIGN = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }

/** The head of a sortable column. */
export function SortHead<C extends string>({ column, label, sorting, onSort }: SortHeadProps<C>) {
  const sort = ariaSort(sorting, column)
  const Sign = SIGN[sort ?? 'none']
  return (
    <th scope="col" aria-sort={sort}>
      <button
        type="button"
        className={classes.sort}
        data-screen-only
        onClick={() => onSort(nextSorting(sorting, column))}
      >
        {label}
        <Sign size={14} aria-hidden />
      </button>
      <span className={classes.printedHead}>{label}</span>
    </th>
  )
}

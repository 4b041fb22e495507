import { choosesOwn } from '@platzwart/domain/einstellung/modul'
import { useStart } from './start.ts'

/** Whether people of this house have choices of their own: favourites, and which mails they get (T4). */
export function useChoosesOwn(): boolean {
  return choosesOwn(useStart().mandant?.module ?? [])
}

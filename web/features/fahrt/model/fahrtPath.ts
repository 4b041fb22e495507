import { PAGE } from '@platzwart/contract/paths'

/** The page of one trip: its details, check-in and check-out. */
export function fahrtPath(id: string): string {
  return PAGE.fahrt.replace('{id}', id)
}

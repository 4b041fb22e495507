import { PAGE } from '@platzwart/contract/paths'

/** The path of a trip's page: details, check-in and check-out. */
export function fahrtPath(id: string): string {
  return PAGE.fahrt.replace('{id}', id)
}

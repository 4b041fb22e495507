/** Bookings of a part, below which its figures are not told: of few of them somebody could say whose they were. */
export const FEWEST = 5

/** People that a figure is about at least; null: as few as there are. */
export type Least = number | null

/** What a part is judged by; of how many people it is at least. */
export interface Sized {
  readonly buchungen: number
  readonly people: number
}

/** Whether a part is of too few bookings or, where the house has agreed so, of too few people to be told. */
export const isFew = ({ buchungen, people }: Sized, least: Least): boolean =>
  buchungen < FEWEST || (least !== null && people < least)

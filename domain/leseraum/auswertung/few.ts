/** Below this many bookings a part's figures are withheld: with few, people could tell whose they are. */
export const MIN_BOOKINGS = 5

/** The smallest group of people that a figure may be about; null: no limit. */
export type SmallestGroup = number | null

/** The size of a part; the number of people is a minimum. */
export interface PartSize {
  readonly buchungen: number
  readonly people: number
}

/** Whether a part has too few bookings or, if the house has agreed so, too few people to be published. */
export const isFew = ({ buchungen, people }: PartSize, least: SmallestGroup): boolean =>
  buchungen < MIN_BOOKINGS || (least !== null && people < least)

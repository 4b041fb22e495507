/** The grounds on which a house shows its logo. */
export const UNTERGRUENDE = ['hell', 'dunkel'] as const

export type Untergrund = (typeof UNTERGRUENDE)[number]

/** On which grounds a house shows its logo. */
export const UNTERGRUENDE = ['hell', 'dunkel'] as const

export type Untergrund = (typeof UNTERGRUENDE)[number]

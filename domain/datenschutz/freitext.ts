/** What becomes of a text in which somebody else may be named: it is mended, or nobody changes what was written there once. */
export type Freitext = 'aenderbar' | 'fest'

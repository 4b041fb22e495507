/** Whether a text that may name somebody can be edited, or is immutable. */
export type Freitext = 'aenderbar' | 'fest'

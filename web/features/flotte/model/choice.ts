export const AUSSTATTUNG = ['klimaanlage', 'navigation', 'tempomat', 'sitzheizung'] as const
export type Ausstattung = (typeof AUSSTATTUNG)[number]

/** How much of the overview is seen at once. */
export const ZOOM = ['tag', 'woche', 'vierWochen'] as const
export type Zoom = (typeof ZOOM)[number]

export const AUSSTATTUNG = ['klimaanlage', 'navigation', 'tempomat', 'sitzheizung'] as const
export type Ausstattung = (typeof AUSSTATTUNG)[number]

/** The overview's zoom levels. */
export const ZOOM = ['tag', 'woche', 'vierWochen'] as const
export type Zoom = (typeof ZOOM)[number]

/** The texts of a page of roles, or of groups. */
export const WORDS = {
  rollen: { title: 'rollen.titel', lead: 'rollen.lead', fresh: 'rollen.neu' },
  gruppen: { title: 'gruppen.titel', lead: 'gruppen.lead', fresh: 'gruppen.neu' },
} as const

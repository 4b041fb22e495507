/** Which words a page of roles, or of groups, has. */
export const WORDS = {
  rollen: { title: 'rollen.titel', lead: 'rollen.lead', fresh: 'rollen.neu' },
  gruppen: { title: 'gruppen.titel', lead: 'gruppen.lead', fresh: 'gruppen.neu' },
} as const

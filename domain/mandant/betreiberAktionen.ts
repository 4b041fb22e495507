/** What operators do to houses, each with a line in their own trail: the names of their operations that write. */
export const BETREIBER_AKTIONEN = [
  ...(['createMandant', 'updateMandant', 'inviteAdmin', 'closeMandant', 'reopenMandant'] as const),
  ...(['addDomain', 'removeDomain', 'addMailDomain', 'removeMailDomain'] as const),
  ...(['setHausLogo', 'removeHausLogo'] as const),
  ...(['exportMandant', 'importMandant', 'deleteMandant'] as const),
] as const

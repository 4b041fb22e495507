/** What operators do to houses, each with a line in their own trail: the names of their operations that write. */
export const BETREIBER_AKTIONEN = [
  'createMandant',
  'updateMandant',
  'inviteAdmin',
  'closeMandant',
  'reopenMandant',
  'addDomain',
  'removeDomain',
  'addMailDomain',
  'removeMailDomain',
  'setHausLogo',
  'removeHausLogo',
  'exportMandant',
  'importMandant',
  'deleteMandant',
] as const

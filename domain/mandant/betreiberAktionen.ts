/**
 * What operators do to houses, each recorded in their own audit trail: the names of their operations that
 * write.
 */
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

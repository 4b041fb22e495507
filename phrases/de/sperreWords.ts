/** Why a vehicle is blocked: in its form, on its bars, and in what a rule says of it. */
export const sperreWords = {
  WARTUNG: 'Wartung',
  SERVICE: 'Service',
  DEFEKT: 'Defekt',
}

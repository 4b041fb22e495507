/** Why a vehicle is blocked: in its form, on its bars, and in what a rule says of it. */
export const sperreWords = {
  WARTUNG: 'Maintenance',
  SERVICE: 'Service',
  DEFEKT: 'Defect',
}

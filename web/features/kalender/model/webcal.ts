/** The address as calendar programs know that they are meant. */
export const webcalOf = (adresse: string) => adresse.replace(/^https?:/, 'webcal:')

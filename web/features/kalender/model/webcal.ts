/** The address with the `webcal:` scheme, which opens calendar programs. */
export const webcalOf = (adresse: string) => adresse.replace(/^https?:/, 'webcal:')

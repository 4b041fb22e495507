export const fahrzeugMail = {}

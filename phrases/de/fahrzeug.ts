export const fahrzeug = {}

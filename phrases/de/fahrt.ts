export const fahrt = {}

export const fahrtenbuch = {}

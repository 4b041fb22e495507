export const fuehrerschein = {}

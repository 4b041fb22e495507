export const fuhrpark = {}

export const freigabe = {}

export const help = () => import('./components/help/Help.tsx')
export const roomFinds = () => import('./components/RoomFinds.tsx')

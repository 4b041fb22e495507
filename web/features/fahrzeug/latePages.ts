export const help = () => import('./components/help/Help.tsx')

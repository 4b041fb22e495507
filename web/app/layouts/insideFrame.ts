import { createContext } from 'react'

/**
 * Whether header, main and footer are rendered already, so that an error or a 404 may come from any depth.
 */
export const InsideFrame = createContext(false)

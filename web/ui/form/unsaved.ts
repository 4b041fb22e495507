import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react'

/** Registers something that would be lost. @returns unregisters it */
type Tell = () => () => void

const NOBODY_ASKS: Tell = () => () => {}

/** Registers with the dialog that asks before it closes. */
export const BeforeLeaving = createContext<Tell>(NOBODY_ASKS)

/**
 * While true, the surrounding dialog asks before it closes. Registers in the same tick, so that a key pressed
 * right after the last character finds it registered.
 */
export function useUnsaved(unsaved: boolean): void {
  const tell = useContext(BeforeLeaving)
  useLayoutEffect(() => (unsaved ? tell() : undefined), [unsaved, tell])
}

/** Whether anything inside has unsaved changes, and the function that registers it. */
export function useUnsavedInside(): { readonly unsaved: boolean; readonly tell: Tell } {
  const [count, setCount] = useState(0)
  const tell = useCallback(() => {
    setCount((before) => before + 1)
    return () => setCount((before) => before - 1)
  }, [])
  return { unsaved: count > 0, tell }
}

import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react'

/** Tells of something that would be lost. @returns says that it is no more */
type Tell = () => () => void

const NOBODY_ASKS: Tell = () => () => {}

/** Who asks before what is inside is left. */
export const BeforeLeaving = createContext<Tell>(NOBODY_ASKS)

/** As long as this holds, the dialog around asks before it is closed. It hears of it in the same turn: a key pressed right after the last character finds it told. */
export function useUnsaved(unsaved: boolean): void {
  const tell = useContext(BeforeLeaving)
  useLayoutEffect(() => (unsaved ? tell() : undefined), [unsaved, tell])
}

/** Whether anything inside would be lost, and what hears of it. */
export function useUnsavedInside(): { readonly unsaved: boolean; readonly tell: Tell } {
  const [count, setCount] = useState(0)
  const tell = useCallback(() => {
    setCount((before) => before + 1)
    return () => setCount((before) => before - 1)
  }, [])
  return { unsaved: count > 0, tell }
}

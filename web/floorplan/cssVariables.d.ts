import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, which carry numbers from a component to its style sheet. */
    [name: `--${string}`]: string | number | undefined
  }
}

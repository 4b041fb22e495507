import 'react'

declare module 'react' {
  interface CSSProperties {
    // Custom properties carry values into the style sheets.
    [property: `--${string}`]: string | number | undefined
  }
}

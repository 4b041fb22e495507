import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { FocusKeepingButton } from './FocusKeepingButton.tsx'

/** The green of a reading lamp, from light to shade. */
const lampe: MantineColorsTuple = [
  '#eef5ef',
  '#e2ece3',
  '#bfdacb',
  '#86cbac',
  '#5aa985',
  '#3c8a69',
  '#2a7156',
  '#1f5a46',
  '#17483a',
  '#0f352b',
]

/** Paper: the greys of the light scheme. */
const gray: MantineColorsTuple = [
  '#fbf8f1',
  '#f8f4ec',
  '#efe9dd',
  '#ddd4c3',
  '#c6bba7',
  '#a59a86',
  '#8b8170',
  '#5f574a',
  '#443e34',
  '#25211b',
]

/** Ink: the greys of the dark scheme. */
const dark: MantineColorsTuple = [
  '#ebe5d8',
  '#c9c3b6',
  '#aaa598',
  '#76818d',
  '#313b46',
  '#28313a',
  '#1a2129',
  '#12171d',
  '#0d1115',
  '#080b0e',
]

/** The colours of destructive actions. Mantine's own red is hard to read on dark paper. */
const DANGER = {
  background: 'var(--danger)',
  hover: 'color-mix(in srgb, var(--danger) 88%, var(--ink))',
  color: 'var(--on-danger)',
  border: '1px solid transparent',
}

/** Text on the accent is a token too: Mantine would compute it once, for the light scheme. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  if (input.variant === 'filled' && input.color === 'red') return { ...colors, ...DANGER }
  const onAccent = input.variant === 'filled' && (input.color === undefined || input.color === 'lampe')
  return onAccent ? { ...colors, color: 'var(--on-accent)' } : colors
}

export const theme = createTheme({
  primaryColor: 'lampe',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  variantColorResolver: variantColors,
  colors: { lampe, gray, dark },
  black: '#25211b',
  white: '#fffdf8',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-code)',
  headings: { fontFamily: 'var(--font-title)', fontWeight: '600' },
  defaultRadius: 'sm',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '10px', xl: '16px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  // By name and not by `X.extend`, which would pull every component into the first load.
  components: {
    ActionIcon: { defaultProps: { component: FocusKeepingButton } },
    Badge: { defaultProps: { tt: 'none', fw: 600 } },
    Button: { defaultProps: { component: FocusKeepingButton } },
    // 24 px, the minimum touch target.
    Checkbox: { defaultProps: { size: 'md' } },
    InputWrapper: { styles: { label: { fontWeight: 600, marginBottom: '0.25rem' } } },
    Modal: {
      defaultProps: { centered: true, radius: 'lg', overlayProps: { backgroundOpacity: 0.45 } },
      styles: { title: { fontFamily: 'var(--font-title)', fontSize: 'var(--title-3)', fontWeight: 600 } },
    },
    // By default it has the page's background and would be invisible.
    SegmentedControl: { styles: { root: { background: 'var(--sunken)' } } },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
  },
})

/** Maps Mantine's variables to our tokens, so that both schemes change in one place. */
export const resolveVariables: CSSVariablesResolver = () => {
  const ours = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
    '--mantine-color-lampe-filled': 'var(--accent)',
    '--mantine-color-lampe-filled-hover': 'var(--accent-hover)',
    '--mantine-color-lampe-light': 'var(--accent-soft)',
    '--mantine-color-lampe-light-color': 'var(--accent)',
  }
  return {
    variables: {
      '--input-bd-focus': 'var(--accent)',
      '--mantine-shadow-md': 'var(--shadow-2)',
      '--mantine-shadow-sm': 'var(--shadow-1)',
    },
    light: ours,
    dark: ours,
  }
}

import classes from './Logo.module.css'

interface LogoProps {
  readonly logo: string | null
  readonly logoDunkel: string | null
  /** On dark ground. */
  readonly dark: boolean
  readonly alt: string
}

/** The house's logo for this ground, or the other one on a plate of the ground that it was made for. */
export function Logo({ logo, logoDunkel, dark, alt }: LogoProps) {
  const [own, other] = dark ? [logoDunkel, logo] : [logo, logoDunkel]
  const plate = own !== null ? undefined : dark ? 'hell' : 'dunkel'
  return <img src={own ?? other ?? undefined} alt={alt} className={classes.root} data-plate={plate} />
}

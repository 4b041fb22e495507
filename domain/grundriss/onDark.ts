/** How a picture beneath the seats is shown in dark mode: with inverted lightness, or on a sheet of paper. */
export const ON_DARK = ['umkehren', 'papier'] as const

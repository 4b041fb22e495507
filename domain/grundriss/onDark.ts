/** A picture beneath the seats on dark ground: its lightness turned around, or a sheet of paper. */
export const ON_DARK = ['umkehren', 'papier'] as const

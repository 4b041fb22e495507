/** The logbook: its page, its files, its checks. */
export const fahrtenbuch = {
  /** What a check of the chain has found first. */
  fehler: {
    nummer: 'Der Eintrag {{eintrag}} fehlt oder steht doppelt da.',
    vorgaenger: 'Der Eintrag {{eintrag}} schließt nicht an den Eintrag davor an.',
    inhalt: 'Der Eintrag {{eintrag}} ist nicht mehr so, wie er geschrieben wurde.',
  },
}

/** The opening hours, span by span. */
export const hoursText = <T>(
  spans: readonly { readonly von: T; readonly bis: T }[],
  zeit: (at: T) => string,
): string => spans.map(({ von, bis }) => `${zeit(von)} – ${zeit(bis)}`).join(', ')

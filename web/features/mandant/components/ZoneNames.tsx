const ZONES = 'zeitzonen'

/** The names of the time zones, as suggestions of a field. */
export function ZoneNames() {
  return (
    <datalist id={ZONES}>
      {Intl.supportedValuesOf('timeZone').map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  )
}

export const ZONE_LIST = { list: ZONES, max: 60 }

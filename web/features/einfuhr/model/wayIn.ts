/** Of a page with a way in for tables: whether it is open, and which file is on its way. */
interface Address {
  readonly search: { readonly einlesen: boolean; readonly einfuhr: string | undefined }
  readonly setSearch: (
    patch: { readonly einlesen: boolean; readonly einfuhr?: string | undefined },
    replace?: boolean,
  ) => void
}

/** The dialog as the address has it. */
export const wayIn = ({ search, setSearch }: Address) => ({
  opened: search.einlesen || search.einfuhr !== undefined,
  id: search.einfuhr,
  onBrought: (einfuhr: string | undefined) => setSearch({ einlesen: true, einfuhr }, true),
  onClose: () => setSearch({ einlesen: false, einfuhr: undefined }),
})

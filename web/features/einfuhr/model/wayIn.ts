/** Parameters of a page with an import: whether its dialog is open, and the current file. */
interface Address {
  readonly search: { readonly einlesen: boolean; readonly einfuhr: string | undefined }
  readonly setSearch: (
    patch: { readonly einlesen: boolean; readonly einfuhr?: string | undefined },
    replace?: boolean,
  ) => void
}

/** The dialog's properties from the address. */
export const wayIn = ({ search, setSearch }: Address) => ({
  opened: search.einlesen || search.einfuhr !== undefined,
  id: search.einfuhr,
  onBrought: (einfuhr: string | undefined) => setSearch({ einlesen: true, einfuhr }, true),
  onClose: () => setSearch({ einlesen: false, einfuhr: undefined }),
})

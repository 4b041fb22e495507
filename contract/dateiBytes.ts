/** Bytes of one upload at most; apart from the schemas, so that a page knows it without them. */
export const MAX_DATEI_BYTES = 15 * 1024 * 1024

/** What may be chosen for an upload. Not every browser knows the type of a telephone's photograph, so it is named by its ending, too. */
export const DATEI_TYPES = 'image/png,image/jpeg,image/heic,image/heif,.heic,.heif,application/pdf'

/** Pixels of a picture at most, in millions; one that cannot be read row by row has fewer. */
export const MAX_MILLION_PIXELS = 100

/** Bytes of the file of a house at most, packed as it is. */
export const MAX_HAUSDATEI_BYTES = 16 * 1024 ** 3

export const HAUSDATEI_TYPE = 'application/zstd'

/** Maximum bytes of an upload. In a file without schemas, so that pages can load it alone. */
export const MAX_DATEI_BYTES = 15 * 1024 * 1024

/**
 * The `accept` attribute for uploads. Not every browser knows the types of HEIC photos, so their extensions
 * are listed, too.
 */
export const DATEI_TYPES = 'image/png,image/jpeg,image/heic,image/heif,.heic,.heif,application/pdf'

/** Maximum pixels of a picture, in millions; fewer for pictures that cannot be decoded by row. */
export const MAX_MILLION_PIXELS = 100

/** Maximum bytes of a house's file, compressed. */
export const MAX_HAUSDATEI_BYTES = 16 * 1024 ** 3

export const HAUSDATEI_TYPE = 'application/zstd'

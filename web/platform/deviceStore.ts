/**
 * Storage that outlives the page on this device, in IndexedDB: records that await the network, drafts, and
 * the little that a page needs to open offline. A browser may forbid or lose it; every call rejects then.
 */
export interface DeviceStore<T> {
  readonly get: (key: string) => Promise<T | undefined>
  readonly all: () => Promise<readonly T[]>
  /** Resolves only when the device confirms the write. */
  readonly put: (key: string, value: T) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

/** `uebergaben` must not be lost; `gemerkt` may be. */
const STORES = ['uebergaben', 'gemerkt'] as const
type StoreName = (typeof STORES)[number]

const DATABASE = 'platzwart'
const VERSION = 1

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = () => {
      for (const name of STORES) {
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name)
      }
    }
    request.onsuccess = () => {
      // A newer page upgrades the schema: close, and open again on the next call.
      request.result.onversionchange = () => forget(request.result)
      request.result.onclose = () => forget(request.result)
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('another page holds the store of this device'))
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

function forget(database: IDBDatabase): void {
  database.close()
  opened = null
}

async function run<R>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<R>,
): Promise<R> {
  const database = await open()
  return new Promise<R>((resolve, reject) => {
    const durability = name === 'uebergaben' ? 'strict' : 'relaxed'
    const transaction = database.transaction(name, mode, { durability })
    const request = work(transaction.objectStore(name))
    // Commits explicitly: otherwise the device would ask the page once more before it writes, and a page that
    // is being left does not answer.
    if (mode === 'readwrite') transaction.commit()
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

export function deviceStore<T>(name: StoreName): DeviceStore<T> {
  return {
    get: (key) => run(name, 'readonly', (store) => store.get(key) as IDBRequest<T | undefined>),
    all: () => run(name, 'readonly', (store) => store.getAll() as IDBRequest<T[]>),
    put: async (key, value) => {
      await run(name, 'readwrite', (store) => store.put(value, key))
    },
    remove: (key) => run(name, 'readwrite', (store) => store.delete(key)),
  }
}

/** Asks the browser for persistent storage; if it declines, nothing changes. */
export async function askToKeep(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // Not supported here.
  }
}

export interface ForgivingStore<T> extends DeviceStore<T> {
  /** The number of values that are only in memory: they are lost with the page. */
  readonly unkept: () => number
}

/**
 * Falls back to memory if the device stores nothing (a private window, a full disk), for as long as the page
 * is open. An older value of the same key on the device is hidden by the newer one in memory.
 * @param keyOf the key under which a value was stored
 */
export function orInMemory<T>(store: DeviceStore<T>, keyOf: (value: T) => string): ForgivingStore<T> {
  const held = new Map<string, T>()
  const kept = async () => (await store.all().catch(() => [])).filter((value) => !held.has(keyOf(value)))
  return {
    unkept: () => held.size,
    get: async (key) => held.get(key) ?? (await store.get(key).catch(() => undefined)),
    all: async () => [...(await kept()), ...held.values()],
    put: async (key, value) => {
      try {
        await store.put(key, value)
        held.delete(key)
      } catch {
        held.set(key, value)
      }
    },
    remove: async (key) => {
      const ours = held.delete(key)
      await store.remove(key).catch((failure: unknown) => {
        // The device stored nothing of it, so there is nothing to remove.
        if (!ours) throw failure
      })
    },
  }
}

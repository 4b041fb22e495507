/**
 * What has to outlive the page on this device, in IndexedDB: records that wait for the network, drafts, and the little
 * that a page needs to open without one. A browser may forbid or lose it; every call rejects then, and says nothing else.
 */
export interface DeviceStore<T> {
  readonly get: (key: string) => Promise<T | undefined>
  readonly all: () => Promise<readonly T[]>
  /** Resolves only when the device says that it is written. */
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
      // A newer page wants another shape: let it, and open again when asked.
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
    // Without it the device would ask the page once more before it writes, and a page that is just left answers nothing.
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

/** Asks the browser not to clear the store when the disk is short; it may decline, which changes nothing here. */
export async function askToKeep(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // Not offered here.
  }
}

export interface ForgivingStore<T> extends DeviceStore<T> {
  /** How many values the device would not keep: they are gone with the page. */
  readonly unkept: () => number
}

/**
 * Where the device keeps nothing (a private window, a full disk), the page itself holds the values as long as it is open. What the device
 * has of the same key is older, and hidden as long as the page holds the newer.
 *
 * @param keyOf the key under which a value was put
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
        // A device that keeps nothing has nothing of it to take away.
        if (!ours) throw failure
      })
    },
  }
}

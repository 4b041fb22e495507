/** How often and how long the client retries before it gives up on a call (SPECIFICATION section 9). */
const RETRIES = 3
const FIRST_WAIT_MS = 200
const RETRYABLE = new Set([502, 503, 504])

export interface RetryTools {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  readonly wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
}

const browserTools: RetryTools = {
  fetch: (input, init) => fetch(input, init),
  wait: waitFor,
}

/** Resolves after the delay, or rejects at once with the signal's reason. */
function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    function stop() {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Retries a call on 502, 503, 504 and network failure: 3 times, after 200, 400 and 800 ms, never after it was
 * aborted. Retrying writes is safe because they carry an Idempotency-Key. Rejects with the last network
 * failure.
 */
export async function fetchWithRetry(
  input: string,
  init: RequestInit,
  tools: RetryTools = browserTools,
): Promise<Response> {
  const signal = init.signal ?? undefined
  for (let attempt = 0; ; attempt += 1) {
    const last = attempt === RETRIES
    try {
      const response = await tools.fetch(input, init)
      if (last || !RETRYABLE.has(response.status)) return response
      await response.body?.cancel()
    } catch (failure) {
      if (last || signal?.aborted) throw failure
    }
    await tools.wait(FIRST_WAIT_MS * 2 ** attempt, signal)
  }
}

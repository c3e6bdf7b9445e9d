import type { Log } from '#platform/log.ts'

export type ContentVersionOptions = {
  /** Requests the version from the service. */
  fetchVersion: () => Promise<number>
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds for which an answer counts as current. */
  checkEvery: number
  log: Log
  /** Counts as the version until the service has answered once; absent: calls fail until then. */
  unknown?: number | undefined
}

/** Returns the version. After `expire` the next answer comes from the service itself. */
export type ContentVersion = (() => Promise<number>) & { expire(): void }

/**
 * The latest known version of the service. When the service does not answer, the last version stays and the service
 * is requested again after the usual interval.
 */
export function createContentVersion({
  fetchVersion: ask,
  now,
  checkEvery,
  log,
  unknown,
}: ContentVersionOptions): ContentVersion {
  let known: { version: number; at: number } | undefined
  let pending: Promise<number> | undefined
  let isFailing = false
  let epoch = 0

  const renew = async (): Promise<number> => {
    const startEpoch = epoch
    try {
      const version = await ask()
      // An answer from before a publication must not be cached after it.
      if (startEpoch !== epoch) return version
      if (isFailing) log.info({ version }, 'the version of the content service is available again')
      isFailing = false
      known = { version, at: now() }
    } catch (error) {
      if (!known && unknown === undefined) throw error
      const version = known?.version ?? unknown ?? 0
      if (startEpoch !== epoch) return version
      // Checked every few seconds, repeated warnings would fill the log.
      if (!isFailing) log.warn({ error }, 'the version of the content service is not available')
      isFailing = true
      known = { version, at: now() }
    }
    return known.version
  }

  const version = () => {
    if (known && now() - known.at < checkEvery) return Promise.resolve(known.version)
    if (pending) return pending
    const answer = renew().finally(() => {
      if (pending === answer) pending = undefined
    })
    pending = answer
    return answer
  }
  return Object.assign(version, {
    expire() {
      epoch++
      pending = undefined
      if (known) known = { ...known, at: Number.NEGATIVE_INFINITY }
    },
  })
}

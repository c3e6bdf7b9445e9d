import type { Log } from '#server/log.ts'

export type VersionOptions = {
  /** Asks the service. */
  ask: () => Promise<number>
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds for which an answer is believed. */
  checkEvery: number
  log: Log
}

/** Asked for the version; after `expire` the next answer is the service's own. */
export type Version = (() => Promise<number>) & { expire(): void }

/** The service's version as last heard. One that does not answer keeps its last, and is asked again after the usual while. */
export function createVersion({ ask, now, checkEvery, log }: VersionOptions): Version {
  let known: { version: number; at: number } | undefined
  let asking: Promise<number> | undefined

  const renew = async (): Promise<number> => {
    const version = await ask().catch((error: unknown) => {
      if (!known) throw error
      log.warn({ error }, 'the content service does not tell its version')
      return known.version
    })
    known = { version, at: now() }
    return version
  }

  const version = () => {
    if (known && now() - known.at < checkEvery) return Promise.resolve(known.version)
    asking ??= renew().finally(() => (asking = undefined))
    return asking
  }
  return Object.assign(version, {
    expire() {
      asking = undefined
      if (known) known = { ...known, at: Number.NEGATIVE_INFINITY }
    },
  })
}

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
  let isSilent = false
  let epoch = 0

  const renew = async (): Promise<number> => {
    const since = epoch
    try {
      const version = await ask()
      // What was asked before a publication is not to stand for what came after it.
      if (since !== epoch) return version
      if (isSilent) log.info({ version }, 'the content service tells its version again')
      isSilent = false
      known = { version, at: now() }
    } catch (error) {
      if (!known) throw error
      if (since !== epoch) return known.version
      // Asked every few seconds, it would fill the log.
      if (!isSilent) log.warn({ error }, 'the content service does not tell its version')
      isSilent = true
      known = { ...known, at: now() }
    }
    return known.version
  }

  const version = () => {
    if (known && now() - known.at < checkEvery) return Promise.resolve(known.version)
    if (asking) return asking
    const answer = renew().finally(() => {
      if (asking === answer) asking = undefined
    })
    asking = answer
    return answer
  }
  return Object.assign(version, {
    expire() {
      epoch++
      asking = undefined
      if (known) known = { ...known, at: Number.NEGATIVE_INFINITY }
    },
  })
}

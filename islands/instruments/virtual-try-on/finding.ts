import type { FaceGeometry } from '#domain/face/face-geometry.ts'
import type { FaceFinder } from '#islands/instruments/face/face-finder.ts'

export type Finding = { finder: FaceFinder; geometry: FaceGeometry }

/** Opens with the first picture; when that failed, or the worker did, with the next one again, once for all who wait. */
export function openedOnce(open: () => Promise<Finding>): { find(): Promise<Finding>; close(): void } {
  let current: Promise<Finding> | undefined

  async function find(): Promise<Finding> {
    const awaited = (current ??= open())
    try {
      const opened = await awaited
      if (!opened.finder.hasFailed()) return opened
      opened.finder.close()
    } catch (error) {
      forget(awaited)
      throw error
    }
    forget(awaited)
    return find()
  }
  /** Another caller may have opened again by now. */
  function forget(failed: Promise<Finding>): void {
    if (current === failed) current = undefined
  }
  return { find, close: () => void current?.then(({ finder }) => finder.close()).catch(() => {}) }
}

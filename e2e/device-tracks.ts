import type { Page } from './visitor.ts'

declare global {
  interface Window {
    /** Of the page, and of an instrument over it. */
    openedTracks?: MediaStreamTrack[]
  }
}

/** Keeps the tracks of all cameras and microphones that the next pages open. */
export async function watchDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks = (window.top!.openedTracks ??= [])
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wishes) => {
      const stream = await open(wishes)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
}

/** Whether each of them is still on, the first one first. */
export const trackStates = (page: Page): Promise<MediaStreamTrackState[]> =>
  page.evaluate(() => (window.openedTracks ?? []).map(({ readyState }) => readyState))

/** As a browser tells it of a camera that is gone: the last one. */
export const unplugCamera = (page: Page): Promise<void> =>
  page.evaluate(() => void window.openedTracks?.at(-1)?.dispatchEvent(new Event('ended')))

/** The next opening fails with an error of `getUserMedia`. */
export const failCamera = (page: Page, error: 'NotReadableError' | 'NotFoundError'): Promise<void> =>
  page.evaluate((name) => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = () => {
      mediaDevices.getUserMedia = open
      return Promise.reject(new DOMException('', name))
    }
  }, error)

import type { Page } from './visitor.ts'

declare global {
  var opened: MediaStreamTrack[]
}

/** Remembers each camera and microphone that the page opens. */
export const watchTracks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.opened = []
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wishes) => {
      const stream = await open(wishes)
      globalThis.opened.push(...stream.getTracks())
      return stream
    }
  })

/** Whether each of them is still on, the first at the beginning. */
export const trackStates = (page: Pick<Page, 'evaluate'>): Promise<MediaStreamTrackState[]> =>
  page.evaluate(() => globalThis.opened.map(({ readyState }) => readyState))

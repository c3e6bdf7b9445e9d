import type { CameraEvent } from './camera-state.ts'

const WISHES: MediaStreamConstraints = {
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
}

export type CameraStream = {
  /** In a press: the browser asks for permission. */
  open(): Promise<void>
  close(): void
  current(): MediaStream | null
}

/** The camera of the device. Its light is on from `open` to `close` alone: what opens only after it was closed ends at once. */
export function cameraStream(report: (event: CameraEvent) => void): CameraStream {
  let stream: MediaStream | null = null
  /** Changes with each opening and closing, so that an older opening knows that it is too late. */
  let turn = 0

  function stop() {
    turn += 1
    stopTracks(stream)
    stream = null
  }

  return {
    async open() {
      stop()
      const own = turn
      // Addresses without https have none, whatever the types say.
      const devices: MediaDevices | undefined = navigator.mediaDevices
      if (devices === undefined) return report({ type: 'failed' })
      report({ type: 'open' })
      try {
        const opened = await devices.getUserMedia(WISHES)
        if (own !== turn) return stopTracks(opened)
        stream = opened
        // `stop` sends no such event: this is a camera that was unplugged, or whose permission was withdrawn.
        opened.getVideoTracks()[0]?.addEventListener('ended', () => {
          if (own !== turn) return
          stop()
          report({ type: 'ended' })
        })
        report({ type: 'opened' })
      } catch (error) {
        if (own === turn) report({ type: 'failed', error: error instanceof Error ? error.name : '' })
      }
    },
    close() {
      stop()
      report({ type: 'closed' })
    },
    current: () => stream,
  }
}

function stopTracks(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

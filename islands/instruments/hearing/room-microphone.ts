import { levelOf } from '#domain/hearing/room-level.ts'

/** Ten levels a second. */
const EVERY = 100
/** Nothing that would make a room seem quieter than it is. */
const PLAIN = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
const REFUSALS = ['NotAllowedError', 'SecurityError']

export type MicrophoneState = 'off' | 'opening' | 'open' | 'refused' | 'absent'

export type RoomMicrophone = {
  /** In a press: the browser asks for permission. */
  open(): Promise<void>
  close(): void
}

/** How loud a room is, ten times a second. Samples are turned into one number and forgotten. What opens only after it was closed ends at once. */
export function roomMicrophone(
  report: (state: MicrophoneState) => void,
  onLevel: (level: number) => void,
): RoomMicrophone {
  /** Changes with each opening and closing, so that an older opening knows that it is too late. */
  let turn = 0
  let end = () => {}

  function stop() {
    turn += 1
    end()
    end = () => {}
  }

  return {
    async open() {
      stop()
      const own = turn
      // Addresses without https have none, whatever the types say.
      const devices: MediaDevices | undefined = navigator.mediaDevices
      if (devices === undefined) return report('absent')
      report('opening')
      try {
        const stream = await devices.getUserMedia({ audio: PLAIN })
        if (own !== turn) return stopTracks(stream)
        end = listen(stream, onLevel)
        stream.getAudioTracks()[0]?.addEventListener('ended', () => {
          if (own !== turn) return
          stop()
          report('absent')
        })
        report('open')
      } catch (error) {
        if (own !== turn) return
        report(error instanceof Error && REFUSALS.includes(error.name) ? 'refused' : 'absent')
      }
    },
    close() {
      stop()
      report('off')
    },
  }
}

/** Gives what ends it. */
function listen(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 4096 })
  new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, EVERY)
  return () => {
    clearInterval(timer)
    stopTracks(stream)
    void context.close()
  }
}

function stopTracks(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

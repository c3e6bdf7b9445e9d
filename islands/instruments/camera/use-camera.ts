import { useEffect, useRef, useState } from 'react'
import { type CameraState, nextCameraState } from './camera-state.ts'
import { cameraStream } from './camera-stream.ts'
import { pictureOf } from './read-picture.ts'

/** The camera, for the `<video>` that has the ref. It is closed when the island or the page goes away. */
export function useCamera() {
  const [state, setState] = useState<CameraState>('idle')
  const [stream] = useState(() => cameraStream((event) => setState(nextCameraState(event))))
  const video = useRef<HTMLVideoElement>(null)
  const { open, close, current } = stream

  useEffect(() => {
    addEventListener('pagehide', close)
    return () => {
      removeEventListener('pagehide', close)
      close()
    }
  }, [close])
  // The video may appear together with the state.
  useEffect(() => {
    if (state === 'open' && video.current) video.current.srcObject = current()
  }, [state, current])

  /** What the camera sees now, not mirrored; nothing before its first picture. */
  function grab(): ImageBitmap | undefined {
    const shown = video.current
    if (state !== 'open' || shown === null || shown.readyState < shown.HAVE_CURRENT_DATA) return undefined
    return pictureOf(shown)
  }

  return { state, open, close, video, grab }
}

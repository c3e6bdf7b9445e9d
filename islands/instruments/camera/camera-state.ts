/** `ended`: it stopped while it was open, because it was unplugged or its permission withdrawn. */
export type CameraState = 'idle' | 'opening' | 'open' | 'refused' | 'absent' | 'busy' | 'ended'

export type CameraEvent =
  | { type: 'open' | 'opened' | 'ended' | 'closed' }
  /** The name of the error of `getUserMedia`, or none where the browser has no such function. */
  | { type: 'failed'; error?: string }

/** By the names that Media Capture and Streams gives to its errors. */
const FAILURES: Record<string, CameraState> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** The state after an event. A failure that no standard names is as one that another program may cause: trying again may help. */
export function nextCameraState(event: CameraEvent): CameraState {
  switch (event.type) {
    case 'open':
      return 'opening'
    case 'opened':
      return 'open'
    case 'ended':
      return 'ended'
    case 'closed':
      return 'idle'
    case 'failed':
      return event.error === undefined ? 'absent' : (FAILURES[event.error] ?? 'busy')
  }
}

/** States with a text and with the photo as the way on. */
export const CAMERA_FAILURES = [
  'refused',
  'absent',
  'busy',
  'ended',
] as const satisfies readonly CameraState[]

export const cameraFailure = (state: CameraState) => CAMERA_FAILURES.find((failure) => failure === state)

import { expect, test } from 'vitest'
import { cameraFailure, type CameraEvent, nextCameraState } from '#islands/instruments/camera/camera-state.ts'

test.each<[CameraEvent, string]>([
  [{ type: 'open' }, 'opening'],
  [{ type: 'opened' }, 'open'],
  [{ type: 'ended' }, 'ended'],
  [{ type: 'closed' }, 'idle'],
  [{ type: 'failed' }, 'absent'],
  [{ type: 'failed', error: 'NotAllowedError' }, 'refused'],
  [{ type: 'failed', error: 'SecurityError' }, 'refused'],
  [{ type: 'failed', error: 'NotFoundError' }, 'absent'],
  [{ type: 'failed', error: 'OverconstrainedError' }, 'absent'],
  [{ type: 'failed', error: 'NotReadableError' }, 'busy'],
  [{ type: 'failed', error: 'AbortError' }, 'busy'],
  [{ type: 'failed', error: 'TypeError' }, 'busy'],
])('after %o the camera is %s', (event, state) => expect(nextCameraState(event)).toBe(state))

test.each([
  ['idle', undefined],
  ['opening', undefined],
  ['open', undefined],
  ['refused', 'refused'],
  ['ended', 'ended'],
] as const)('of %s the failure to explain is %s', (state, failure) =>
  expect(cameraFailure(state)).toBe(failure),
)

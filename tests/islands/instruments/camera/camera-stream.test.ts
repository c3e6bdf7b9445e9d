import { afterEach, expect, test, vi } from 'vitest'
import type { CameraEvent } from '#islands/instruments/camera/camera-state.ts'
import { cameraStream } from '#islands/instruments/camera/camera-stream.ts'

afterEach(() => vi.unstubAllGlobals())

class Track extends EventTarget {
  readonly stop = vi.fn<() => void>()
}

/** A device whose camera opens or fails when the test lets it. */
function device() {
  const track = new Track()
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  const { promise, resolve, reject } = Promise.withResolvers<typeof stream>()
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => promise } })
  const events: CameraEvent[] = []
  const camera = cameraStream((event) => events.push(event))
  return { track, stream, events, camera, allow: () => resolve(stream), fail: reject }
}

test('an allowed camera is open until it is closed', async () => {
  const { track, stream, events, camera, allow } = device()
  allow()
  await camera.open()
  expect(camera.current()).toBe(stream)
  expect(track.stop).not.toHaveBeenCalled()
  camera.close()
  expect(track.stop).toHaveBeenCalledOnce()
  expect(camera.current()).toBeNull()
  expect(events).toEqual([{ type: 'open' }, { type: 'opened' }, { type: 'closed' }])
})

test('a camera that opens after it was closed ends at once', async () => {
  const { track, events, camera, allow } = device()
  const opening = camera.open()
  camera.close()
  allow()
  await opening
  expect(track.stop).toHaveBeenCalledOnce()
  expect(camera.current()).toBeNull()
  expect(events).toEqual([{ type: 'open' }, { type: 'closed' }])
})

test('a refusal after closing changes nothing', async () => {
  const { events, camera, fail } = device()
  const opening = camera.open()
  camera.close()
  fail(new DOMException('', 'NotAllowedError'))
  await opening
  expect(events).toEqual([{ type: 'open' }, { type: 'closed' }])
})

test('a camera that is unplugged has ended, once', async () => {
  const { track, events, camera, allow } = device()
  allow()
  await camera.open()
  track.dispatchEvent(new Event('ended'))
  track.dispatchEvent(new Event('ended'))
  expect(camera.current()).toBeNull()
  expect(events.slice(2)).toEqual([{ type: 'ended' }])
})

test('a failure is reported by the name of its error', async () => {
  const { events, camera, fail } = device()
  fail(new DOMException('', 'NotReadableError'))
  await camera.open()
  expect(events).toEqual([{ type: 'open' }, { type: 'failed', error: 'NotReadableError' }])
})

test('a browser without cameras fails without a name', async () => {
  vi.stubGlobal('navigator', {})
  const events: CameraEvent[] = []
  await cameraStream((event) => events.push(event)).open()
  expect(events).toEqual([{ type: 'failed' }])
})

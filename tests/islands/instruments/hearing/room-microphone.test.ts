import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MicrophoneState, roomMicrophone } from '#islands/instruments/hearing/room-microphone.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

class Track extends EventTarget {
  readonly stop = vi.fn<() => void>()
}

/** A device whose microphone opens or fails when the test lets it, and hears a tenth of its full scale. */
function device() {
  const track = new Track()
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] }
  const { promise, resolve, reject } = Promise.withResolvers<typeof stream>()
  const getUserMedia = vi.fn<(wishes: MediaStreamConstraints) => Promise<typeof stream>>(() => promise)
  const close = vi.fn<() => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly close = close
    },
  )
  vi.stubGlobal(
    'AnalyserNode',
    class {
      readonly fftSize = 4
      getFloatTimeDomainData = (samples: Float32Array) => samples.fill(0.1)
    },
  )
  vi.stubGlobal(
    'MediaStreamAudioSourceNode',
    class {
      readonly connect = () => {}
    },
  )
  const states: MicrophoneState[] = []
  const levels: number[] = []
  const microphone = roomMicrophone(
    (state) => states.push(state),
    (level) => levels.push(Math.round(level)),
  )
  return {
    track,
    getUserMedia,
    close,
    states,
    levels,
    microphone,
    allow: () => resolve(stream),
    fail: reject,
  }
}

test('an allowed microphone gives ten levels a second until it is closed', async () => {
  const { track, getUserMedia, close, states, levels, microphone, allow } = device()
  allow()
  await microphone.open()
  vi.advanceTimersByTime(300)
  expect(levels).toEqual([-20, -20, -20])
  microphone.close()
  vi.advanceTimersByTime(300)
  expect(levels).toHaveLength(3)
  expect(track.stop).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
  expect(states).toEqual(['opening', 'open', 'off'])
  expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({ audio: { autoGainControl: false } })
})

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'absent'],
  ['NotReadableError', 'absent'],
])('after %s it is %s', async (name, state) => {
  const { states, microphone, fail } = device()
  fail(new DOMException('', name))
  await microphone.open()
  expect(states).toEqual(['opening', state])
})

test('one that opens after it was closed ends at once', async () => {
  const { track, levels, states, microphone, allow } = device()
  const opening = microphone.open()
  microphone.close()
  allow()
  await opening
  vi.advanceTimersByTime(300)
  expect(track.stop).toHaveBeenCalledOnce()
  expect(levels).toEqual([])
  expect(states).toEqual(['opening', 'off'])
})

test('a refusal after closing changes nothing', async () => {
  const { states, microphone, fail } = device()
  const opening = microphone.open()
  microphone.close()
  fail(new DOMException('', 'NotAllowedError'))
  await opening
  expect(states).toEqual(['opening', 'off'])
})

test('one that is unplugged is absent, once', async () => {
  const { track, states, microphone, allow } = device()
  allow()
  await microphone.open()
  track.dispatchEvent(new Event('ended'))
  track.dispatchEvent(new Event('ended'))
  expect(states).toEqual(['opening', 'open', 'absent'])
})

test('an address without https has none', async () => {
  const { states, microphone } = device()
  vi.stubGlobal('navigator', {})
  await microphone.open()
  expect(states).toEqual(['absent'])
})

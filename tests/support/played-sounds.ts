import { vi } from 'vitest'
import { randomOf } from '#shop-api/seed/random.ts'
import { publicFile, readWav } from './digits.ts'

/** What both ears hear of one sound. */
export type PlayedSound = { left: Float32Array; right: Float32Array }

/**
 * A browser whose sounds end as soon as they begin; the same noise in every run. Gives what was played, the latest at the end.
 *
 * @param record The channels of a recording in place of each digit.
 */
export function browserWithSounds(
  seed: string,
  record = (digit: Float32Array): Float32Array[] => [digit],
): PlayedSound[] {
  const played: PlayedSound[] = []
  const random = randomOf(seed)
  class Context {
    readonly currentTime = 0
    readonly resume = async () => {}
    async close() {}
    createBuffer(channels: number, length: number) {
      const data = Array.from({ length: channels }, () => new Float32Array(length))
      return { duration: 0, getChannelData: (channel: number) => data[channel]! }
    }
    async decodeAudioData(file: ArrayBuffer) {
      const channels = record(readWav(Buffer.from(file)))
      return {
        numberOfChannels: channels.length,
        getChannelData: (channel: number) => channels[channel]!,
      }
    }
  }
  class Source extends EventTarget {
    readonly connect = () => {}
    readonly stop = () => {}
    readonly #buffer: ReturnType<Context['createBuffer']>
    constructor(_: Context, { buffer }: { buffer: ReturnType<Context['createBuffer']> }) {
      super()
      this.#buffer = buffer
    }
    start() {
      const [left, right] = [this.#buffer.getChannelData(0), this.#buffer.getChannelData(1)]
      played.push({ left, right })
      queueMicrotask(() => this.dispatchEvent(new Event('ended')))
    }
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AudioBufferSourceNode', Source)
  vi.stubGlobal(
    'GainNode',
    class {
      readonly gain = { setTargetAtTime: () => {} }
      readonly connect = () => {}
    },
  )
  vi.stubGlobal('fetch', async (address: string) => new Response(new Uint8Array(publicFile(address))))
  vi.stubGlobal('crypto', {
    getRandomValues(numbers: Uint32Array) {
      numbers.set(Uint32Array.from(numbers, () => Math.floor(random.next() * 2 ** 32)))
      return numbers
    },
  })
  return played
}

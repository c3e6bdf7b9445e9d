import type { DigitTriplet } from '#domain/hearing/digit-triplet.ts'
import type { Tone } from '#domain/hearing/headphone-check.ts'
import { type HearingNorms, type Presentation, readHearingNorms } from '#domain/hearing/hearing-norm.ts'
import type { Side } from '#domain/hearing/side-check.ts'
import {
  atLevel,
  digitsInNoise,
  pieceOf,
  playedLength,
  speechShapedNoise,
} from '#domain/hearing/speech-in-noise.ts'
import { mixedDown, withoutSilence } from '#domain/hearing/spoken-word.ts'
import { playToEnd } from './play-to-end.ts'

const RATE = 22_050
/** At the easiest ratio the loudest digit peaks 3 dB below the level that would clip. */
const PLAYBACK = { noiseLevel: -30, pause: 0.2 * RATE, margin: 0.5 * RATE }
/** The silence that stays around a digit, in which it may fade. */
const FADE = Math.round(0.005 * RATE)
/** A low tone bends around the head, so that it cancels in the air of a room. */
const TONE = { hertz: 200, seconds: 1, ramp: 0.1, amplitude: 0.15 }
/** 6 dB. */
const QUIETER = 0.5

/** The sounds of a check. Nothing is recorded, and nothing leaves the device. One that cannot be played to its end rejects. */
export type HearingSounds = {
  norms: HearingNorms
  /** From 0, silent, to 1. */
  setVolume(volume: number): void
  /** A tone in one ear, with silence in the other. */
  playSide(side: Side): Promise<void>
  playTone(tone: Tone): Promise<void>
  /** @param ratio Signal-to-noise ratio in dB. */
  playDigits(triplet: DigitTriplet, ratio: number, presentation: Presentation): Promise<void>
  close(): void
}

/**
 * Loads the digits of a language and makes their noise. Must be called in a press, as a browser lets no page make a sound before one.
 *
 * @param folder The address of ten WAV files and their norms. Files may differ in level, and have silence around the digit or several channels.
 * @throws Where a file is missing, silent or cannot be read.
 */
export async function openHearingSounds(folder: string): Promise<HearingSounds> {
  const context = new AudioContext({ sampleRate: RATE })
  try {
    return await loadSounds(context, folder)
  } catch (error) {
    // A browser opens only a few, and the page tries again.
    await context.close()
    throw error
  }
}

async function loadSounds(context: AudioContext, folder: string): Promise<HearingSounds> {
  const volume = new GainNode(context, { gain: 0 })
  volume.connect(context.destination)
  const [norms, ...recordings] = await Promise.all([
    loadNorms(`${folder}/norms.json`),
    ...Array.from({ length: 10 }, (_, digit) => loadSpeech(context, `${folder}/${digit}.wav`)),
  ])
  // Recordings of a person differ in level: the noise is to be like what is played.
  const digits = recordings.map((recording) => atLevel(recording, PLAYBACK.noiseLevel))
  const speech = Float32Array.from(digits.flatMap((digit) => [...digit]))
  const noise = speechShapedNoise(speech, drawnTogether())

  function play(left: Float32Array, right: Float32Array): Promise<void> {
    const buffer = context.createBuffer(2, left.length, RATE)
    buffer.getChannelData(0).set(left)
    buffer.getChannelData(1).set(right)
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(volume)
    return playToEnd(context, source, buffer.duration)
  }

  return {
    norms,
    setVolume: (value) => volume.gain.setTargetAtTime(value, context.currentTime, 0.02),
    playSide(side) {
      const tone = toneSamples(TONE.amplitude)
      const silence = new Float32Array(tone.length)
      return side === 'left' ? play(tone, silence) : play(silence, tone)
    },
    playTone(tone) {
      const left = toneSamples(tone === 'quiet' ? TONE.amplitude * QUIETER : TONE.amplitude)
      return play(left, tone === 'antiphasic' ? left.map((sample) => -sample) : left)
    },
    playDigits(triplet, ratio, presentation) {
      const spoken = triplet.map((digit) => digits[digit]!)
      // Noise that always began alike would be learned.
      const from = Math.floor(randomNumber() * noise.length)
      const piece = pieceOf(noise, from, playedLength(spoken, PLAYBACK))
      const { left, right } = digitsInNoise(spoken, piece, { ratio, presentation }, PLAYBACK)
      return play(left, right)
    },
    close: () => void context.close(),
  }
}

async function loadNorms(address: string): Promise<HearingNorms> {
  const norms = readHearingNorms(await (await load(address)).json())
  if (norms === null) throw new Error(`no norms: ${address}`)
  return norms
}

async function loadSpeech(context: AudioContext, address: string): Promise<Float32Array> {
  const file = await (await load(address)).arrayBuffer()
  const sound = await context.decodeAudioData(file)
  const channels = Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at))
  const speech = withoutSilence(mixedDown(channels), FADE)
  if (speech.length === 0) throw new Error(`silence: ${address}`)
  return speech
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response
}

function toneSamples(amplitude: number): Float32Array {
  const { hertz, seconds, ramp } = TONE
  return Float32Array.from({ length: seconds * RATE }, (_, index) => {
    const time = index / RATE
    return (
      amplitude * Math.min(1, time / ramp, (seconds - time) / ramp) * Math.sin(2 * Math.PI * hertz * time)
    )
  })
}

/** Random numbers for a noise: to draw each of them alone takes a slow phone a second. */
function drawnTogether(): () => number {
  const drawn = new Uint32Array(4096)
  let next = drawn.length
  return () => {
    if (next === drawn.length) {
      crypto.getRandomValues(drawn)
      next = 0
    }
    return drawn[next++]! / 2 ** 32
  }
}

/** From 0 up to 1, excluding 1. */
export const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32

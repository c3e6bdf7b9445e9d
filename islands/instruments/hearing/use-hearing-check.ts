import { useEffect, useState } from 'react'
import { digitTriplets } from '#domain/hearing/digit-triplet.ts'
import {
  answerHearingCheck,
  currentTriplet,
  type HearingAnswer,
  type HearingCheck,
  newHearingCheck,
} from '#domain/hearing/hearing-check.ts'
import { signalToNoiseRatios } from '#domain/hearing/staircase.ts'
import { type HearingSounds, openHearingSounds, randomNumber } from './hearing-sounds.ts'
import { useRoom } from './use-room.ts'

/** Practice is easy: it shows how the check works. */
const PRACTICE_RATIO = 4
const FIRST_VOLUME = 0.4

/** failed: they could not be loaded. stopped: the last one was not played to its end. */
type Sound = 'silent' | 'loading' | 'playing' | 'failed' | 'stopped'

/** The check of this page, its sounds, and where they are. Both end with the page. */
export function useHearingCheck(folder: string) {
  const [check, setCheck] = useState<HearingCheck>(() => newHearingCheck(randomNumber))
  const [sound, setSound] = useState<Sound>('silent')
  const [volume, setVolume] = useState(FIRST_VOLUME)
  const [sounds, setSounds] = useState<HearingSounds | null>(null)
  useEffect(() => () => sounds?.close(), [sounds])
  const room = useRoom(sound === 'playing')

  /** Whether it was played to its end. */
  async function play(act: (open: HearingSounds) => Promise<void>): Promise<boolean> {
    if (sounds === null) return false
    setSound('playing')
    try {
      await act(sounds)
    } catch {
      setSound('stopped')
      return false
    }
    setSound('silent')
    return true
  }

  /** Plays the triplet of a check, which may be newer than that of the last drawing. One that is not played to its end is replaced. */
  async function playTriplet(of: HearingCheck): Promise<boolean> {
    const triplet = currentTriplet(of)
    const ratio = of.step === 'practice' ? PRACTICE_RATIO : (signalToNoiseRatios(of.understood).at(-1) ?? 0)
    const isPlayed = await play(async (open) => {
      if (triplet) await open.playDigits(triplet, ratio, of.presentation)
    })
    const other = digitTriplets(1, randomNumber)[0]!
    if (!isPlayed) setCheck(answerHearingCheck(of, { type: 'interrupted', triplet: other }))
    return isPlayed
  }

  return {
    check,
    sound,
    volume,
    room,
    norms: sounds?.norms ?? null,
    play,
    playTriplet,
    /** Gives the check after the answer. */
    answer(answer: HearingAnswer): HearingCheck {
      const next = answerHearingCheck(check, answer)
      if (next.step === 'situations') room.close()
      setCheck(next)
      return next
    },
    changeVolume(value: number) {
      setVolume(value)
      sounds?.setVolume(value)
    },
    /** In a press, before any sound. */
    async open(): Promise<boolean> {
      setSound('loading')
      try {
        const open = sounds ?? (await openHearingSounds(folder))
        open.setVolume(volume)
        setSounds(open)
        setSound('silent')
        return true
      } catch {
        setSound('failed')
        return false
      }
    },
    restart: () => setCheck(newHearingCheck(randomNumber)),
  }
}

export type UsedHearingCheck = ReturnType<typeof useHearingCheck>

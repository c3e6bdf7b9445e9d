import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isUnderstood } from '#domain/hearing/digit-triplet.ts'
import { currentTriplet, PRACTICE_COUNT } from '#domain/hearing/hearing-check.ts'
import { TRIPLET_COUNT } from '#domain/hearing/staircase.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import { Keypad } from './Keypad.tsx'
import { Ticks } from './Ticks.tsx'
import type { UsedHearingCheck } from './use-hearing-check.ts'
import styles from './Hearing.module.css'

/**
 * Triplets to type, by the keypad or the keyboard. While practising, each is followed by its solution; those that count follow each other until the listener
 * pauses.
 */
export function DigitsStep({ used, t }: { used: UsedHearingCheck; t: TranslateHearing }) {
  const { check, sound, room } = used
  const isPractice = check.step === 'practice'
  const [entry, setEntry] = useState<readonly number[]>([])
  const [isPaused, setPaused] = useState(true)
  /** What was right or wrong in the practice triplet before this one. */
  const [solution, setSolution] = useState('')
  const begin = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (solution !== '') begin.current?.focus()
  }, [solution])
  const isPlaying = sound === 'playing'

  function listen() {
    setSolution('')
    setPaused(false)
    void used.playTriplet()
  }
  function confirm() {
    const triplet = currentTriplet(check)
    if (entry.length < 3 || isPlaying || isPaused || triplet === null) return
    const next = used.answer({ type: 'digits', digits: entry })
    setEntry([])
    if (isPractice) {
      const wrong = t('hearing.wrong', { digits: triplet.join(' ') })
      setSolution(isUnderstood(triplet, entry) ? t('hearing.right') : wrong)
      setPaused(true)
    } else if (currentTriplet(next)) void used.playTriplet(next)
  }
  const add = (digit: number) => setEntry((before) => (before.length < 3 ? [...before, digit] : before))
  const erase = () => setEntry((before) => before.slice(0, -1))
  // Before the browser paints: a key that is shown as ready is not lost.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || isPaused) return
      if (/^\d$/.test(event.key)) add(Number(event.key))
      else if (event.key === 'Backspace') erase()
      else if (event.key === 'Enter' && entry.length === 3) confirm()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  return (
    <>
      <p className="text-18">{t('hearing.digits')}</p>
      <Ticks done={check.understood.length} of={isPractice ? PRACTICE_COUNT : TRIPLET_COUNT} t={t} />
      <output className={styles['solution']}>{solution}</output>
      {room.microphone === 'open' && room.finding === 'louder' && (
        <p className="bad" role="alert">
          {t('hearing.room.louder')}
        </p>
      )}
      {isPaused ? (
        <Button look="main" ref={begin} onClick={listen}>
          {t(check.understood.length > 0 ? 'hearing.continue' : 'hearing.begin')}
        </Button>
      ) : (
        <>
          <Keypad {...{ entry, t }} isReady={!isPlaying} onDigit={add} onErase={erase} onConfirm={confirm} />
          {!isPractice && (
            <Button look="outline" disabled={isPlaying} onClick={() => setPaused(true)}>
              {t('hearing.pause')}
            </Button>
          )}
        </>
      )}
    </>
  )
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isUnderstood } from '#domain/hearing/digit-triplet.ts'
import { currentTriplet, type HearingCheck, PRACTICE_COUNT } from '#domain/hearing/hearing-check.ts'
import { TRIPLET_COUNT } from '#domain/hearing/staircase.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import { Keypad } from './Keypad.tsx'
import { Ticks } from './Ticks.tsx'
import type { UsedHearingCheck } from './use-hearing-check.ts'
import styles from './Hearing.module.css'

/**
 * Triplets to type, by the keypad or the keyboard. While practising, each is followed by its solution; those that count follow each other. A pause
 * begins with the next answer: what was heard once is not heard again.
 */
export function DigitsStep({ used, t }: { used: UsedHearingCheck; t: TranslateHearing }) {
  const { check, sound, room } = used
  const isPractice = check.step === 'practice'
  const [entry, setEntry] = useState<readonly number[]>([])
  const [isPaused, setPaused] = useState(true)
  const [isPauseRequested, setPauseRequested] = useState(false)
  /** Answers before the last pause: the button keeps its name, and with it the screen reader its silence, while sounds follow each other. */
  const [before, setBefore] = useState(0)
  /** What was right or wrong in the practice triplet before this one. */
  const [solution, setSolution] = useState('')
  const begin = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isPaused) begin.current?.focus()
  }, [isPaused])
  const isPlaying = sound === 'playing'

  async function listen(of: HearingCheck) {
    setSolution('')
    setPaused(false)
    if (!(await used.playTriplet(of))) pause(of)
  }
  function pause({ understood }: HearingCheck) {
    setEntry([])
    setBefore(understood.length)
    setPauseRequested(false)
    setPaused(true)
  }
  function confirm() {
    const triplet = currentTriplet(check)
    if (entry.length < 3 || isPlaying || isPaused || triplet === null) return
    const next = used.answer({ type: 'digits', digits: entry })
    setEntry([])
    if (isPractice) {
      const wrong = t('hearing.wrong', { digits: triplet.join(' ') })
      setSolution(isUnderstood(triplet, entry) ? t('hearing.right') : wrong)
    }
    if (isPractice || isPauseRequested) pause(next)
    else if (currentTriplet(next)) void listen(next)
  }
  const add = (digit: number) => setEntry((typed) => (typed.length < 3 ? [...typed, digit] : typed))
  /** The element with the focus when the last digit was typed by the keyboard. */
  const typedAt = useRef<EventTarget>(null)
  function type(digit: number, at: EventTarget | null) {
    typedAt.current = at
    add(digit)
  }
  const erase = () => setEntry((typed) => typed.slice(0, -1))
  // Before the browser paints: a key that is shown as ready is not lost.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || isPaused) return
      if (hasOwnUse(event, typedAt.current)) return
      if (/^\d$/.test(event.key)) type(Number(event.key), event.target)
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
      {!isPaused && (
        <Keypad {...{ entry, t }} isReady={!isPlaying} onDigit={add} onErase={erase} onConfirm={confirm} />
      )}
      <div className={styles['actions']}>
        <Button
          look="main"
          ref={begin}
          aria-disabled={!isPaused}
          onClick={isPaused ? () => void listen(check) : undefined}
        >
          {t(before > 0 ? 'hearing.continue' : 'hearing.begin')}
        </Button>
        {!isPaused && !isPractice && (
          <Button
            look="outline"
            aria-pressed={isPauseRequested}
            onClick={() => setPauseRequested(!isPauseRequested)}
          >
            {t('hearing.pause')}
          </Button>
        )}
      </div>
    </>
  )
}

/** What is typed into a field belongs to the field, and Enter to the button that got the focus after the last digit. */
function hasOwnUse({ target, key }: KeyboardEvent, typedAt: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input')) return true
  return (
    key === 'Enter' && target !== typedAt && target.closest('a, button:not([aria-disabled="true"])') !== null
  )
}

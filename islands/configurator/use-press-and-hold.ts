import { useEffect, useRef } from 'react'

const HOLD_MS = 400
const REPEAT_MS = 80

/**
 * Handlers of a button whose action repeats while it is held. A short press acts when it ends, so that a finger that scrolls the page
 * over the button changes nothing.
 */
export function usePressAndHold(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const repeat = () => {
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, REPEAT_MS)
  }
  return {
    onPointerDown() {
      hasRepeated.current = false
      stop()
      timer.current = setTimeout(repeat, HOLD_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick() {
      stop()
      if (!hasRepeated.current) latest.current()
      hasRepeated.current = false
    },
  }
}

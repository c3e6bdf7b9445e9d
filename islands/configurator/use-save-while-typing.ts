import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds after which a step is stored: without another key in a field, and after a field was left or ticked. */
const DELAY = { input: 500, change: 50 }

/**
 * Stores what is typed into a step, so that it is there again when the page is: shortly after it was typed, before the page is asked for
 * again, as it would be made before this one is left; and when the page is left. What nobody has touched stays as it is stored, by another
 * tab perhaps.
 */
export function useSaveWhileTyping<Step>(
  step: Step,
  form: RefObject<HTMLFormElement | null>,
  save: (typed: Step) => void,
) {
  const latest = useRef(save)
  useEffect(() => void (latest.current = save))
  const isLoaded = useRef(true)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    let isTyped = false
    const now = () => {
      clearTimeout(timer)
      removeEventListener('beforeunload', now)
      if (isTyped) latest.current(step)
      isTyped = false
    }
    const later = (delay: number) => {
      isTyped = true
      clearTimeout(timer)
      timer = setTimeout(now, delay)
      // Only as long as something is to be stored: some browsers do not keep a page that listens to it for the way back.
      addEventListener('beforeunload', now, { signal })
    }
    // What was chosen before hydration was typed as well.
    if (isLoaded.current) later(DELAY.input)
    isLoaded.current = false
    for (const event of ['input', 'change'] as const)
      form.current?.addEventListener(event, () => later(DELAY[event]), { signal })
    addEventListener('pagehide', now, { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [step, form])
}

import { startTransition, useEffect, useState } from 'react'

/**
 * Whether the content of a step is drawn: false from the press that changes the step to the next frame, so that a slow phone shows the
 * heading at once and draws tables and pictures after it. What the page was loaded with is drawn.
 */
export function useIsDrawn(step: string): boolean {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined
    // A page in the background has no frames, and nobody who waits for one.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setDrawn(step)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [step])
  return drawn === step
}

import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Targets of the focus: the heading of a step, or the error summary. */
export type FocusTargets = Record<'title' | 'errors', RefObject<HTMLElement | null>>

/** Moves the focus so that screen readers announce the new step, or the errors. The result is called before the page changes. */
export function useFocus({ title, errors }: FocusTargets): (at: keyof FocusTargets) => void {
  const pending = useRef<keyof FocusTargets | null>(null)
  useEffect(() => {
    const at = pending.current
    pending.current = null
    if (at === 'errors') errors.current?.focus()
    if (at !== 'title') return
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  })
  return useCallback((at) => void (pending.current = at), [])
}

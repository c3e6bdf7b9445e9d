import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Where somebody is to be: at the head of a step, or at what is to be put right. */
export type Places = Record<'title' | 'mistakes', RefObject<HTMLElement | null>>

/** Whoever goes on hears where he is; whoever cannot, why. Gives what to call before the page changes. */
export function useFocus({ title, mistakes }: Places): (at: keyof Places) => void {
  const wanted = useRef<keyof Places | null>(null)
  useEffect(() => {
    const at = wanted.current
    wanted.current = null
    if (at === 'mistakes') mistakes.current?.focus()
    if (at !== 'title') return
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  })
  return useCallback((at) => void (wanted.current = at), [])
}

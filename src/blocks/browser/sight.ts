/** Fetches what moves a block when it comes into sight: what nobody sees need not move. */
export function onSight(selector: string, fetchIt: () => Promise<unknown>): void {
  const sight = new IntersectionObserver((seen) => {
    if (!seen.some((each) => each.isIntersecting)) return
    sight.disconnect()
    void fetchIt()
  })
  document.querySelectorAll(selector).forEach((block) => sight.observe(block))
}

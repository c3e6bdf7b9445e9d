/** Loads the script of a block when the block becomes visible. */
export function onVisible(selector: string, fetchIt: () => Promise<unknown>): void {
  const sight = new IntersectionObserver((seen) => {
    if (!seen.some((each) => each.isIntersecting)) return
    sight.disconnect()
    void fetchIt()
  })
  document.querySelectorAll(selector).forEach((block) => sight.observe(block))
}

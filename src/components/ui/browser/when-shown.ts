/** Acts now, and again when the browser restores the page: what the cookies say may be different then. */
export function whenShown(act: () => void): void {
  act()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act()
  })
}

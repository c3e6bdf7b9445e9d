/** Milliseconds before each request; the last one repeats. */
const POLL_DELAYS_MS = [2000, 3000, 5000, 5000, 10_000, 30_000]

/** Reloads the page as soon as the pending payment is completed or has failed. Until then the page does not change. */
async function poll(attempt: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, POLL_DELAYS_MS[attempt] ?? POLL_DELAYS_MS.at(-1)))
  if (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
  const page = await fetch(location.href, { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  if (page === '' || page.includes('data-payment-pending')) return poll(attempt + 1)
  location.reload()
}

void poll(0)

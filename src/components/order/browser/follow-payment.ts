/** Milliseconds before each look; the last one again and again. */
const PACE = [2000, 3000, 5000, 5000, 10_000, 30_000]

/** Shows the page anew as soon as the payment that it waits for has come, or will not come. Until then nothing on it moves. */
async function follow(looks: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PACE[looks] ?? PACE.at(-1)))
  if (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
  const page = await fetch(location.href, { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  if (page === '' || page.includes('data-under-way')) return follow(looks + 1)
  location.reload()
}

void follow(0)

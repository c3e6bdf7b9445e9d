/** Loads the script of a vendor; where that fails, the shop's log gets `failure`. */
export function loadScript(src: string, failure: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  script.addEventListener('error', () => void logLater(failure))
  document.head.append(script)
}

async function logLater(message: string): Promise<void> {
  const { rpc } = await import('#islands/rpc.ts')
  await rpc('logMessage', { level: 'warn', message, path: location.pathname }).catch(() => null)
}

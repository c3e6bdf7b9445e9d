import { logMessage } from '#islands/log-message.ts'

/** Loads the script of a vendor; where that fails, the shop's log gets `failure`. */
export function loadScript(src: string, failure: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  script.addEventListener('error', () => void logMessage(failure))
  document.head.append(script)
}

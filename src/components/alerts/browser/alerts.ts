import { $alerts } from '#islands/stores/alerts.ts'

/** Loads the script for alerts with the first alert. */
export function initAlerts(): void {
  const region = document.getElementById('alerts')
  if (!region) return
  const stop = $alerts.listen(() => {
    stop()
    // Where the script cannot be loaded, the next alert tries again.
    void import('#islands/alerts/alert-region.ts')
      .then((script) => script.initAlertRegion(region))
      .catch(initAlerts)
  })
}

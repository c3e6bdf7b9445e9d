import { $alerts } from '#islands/stores/alerts.ts'

/** What shows alerts is fetched when there is the first. */
export function keepAlerts(): void {
  const region = document.getElementById('alerts')
  if (!region) return
  const stop = $alerts.listen(() => {
    stop()
    // Where it cannot be fetched, the next alert tries again.
    void import('#islands/alerts/region.ts').then(({ keepRegion }) => keepRegion(region)).catch(keepAlerts)
  })
}

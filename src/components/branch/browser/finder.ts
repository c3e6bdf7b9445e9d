import { onFirstActivity } from '#islands/first-activity.ts'
import { startBranchSearch } from './branch-search.ts'
import { showBranchStates } from './branch-states.ts'
import { offerBranchMap } from './map-button.ts'

/** One script for list and map. */
export function startFinder(): void {
  showBranchStates()
  startBranchSearch()
  offerBranchMap()
  onFirstActivity(() => void import('./on-activity.ts').catch(() => null))
}

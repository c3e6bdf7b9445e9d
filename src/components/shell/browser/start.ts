import { initConsentBar } from '#components/consent/browser/consent-bar.ts'
import { initAddToBasket } from '#components/basket/browser/add-to-basket.ts'
import { showBasketCount } from '#components/basket/browser/basket-count.ts'
import { initBasketPanel } from '#components/basket/browser/basket-panel.ts'
import { initOverlayLinks } from '#components/overlay/browser/overlay-links.ts'
import { initFlyouts } from '#components/navigation/browser/flyouts.ts'
import { initOverlays } from '#components/overlay/browser/overlays.ts'
import { showAccount } from '#components/header/browser/account-links.ts'
import { loadCommandFor } from './load-command-for.ts'
import { watchBuild } from './build.ts'
import { prefetchNextPages } from './prefetch.ts'
import { initSearch } from '#components/search/browser/search-form.ts'
import { layOutBelowFold } from '#components/ui/browser/after-load.ts'
import { whenShown } from '#components/ui/browser/when-shown.ts'
import { loadSuggestionsOnUse } from '#components/search/browser/load-suggestions.ts'
import { initAlerts } from '#components/alerts/browser/alerts.ts'
import { initWishlistButtons } from '#components/wishlist/browser/wishlist-buttons.ts'
import { trackPageView } from './page-view.ts'
import { onFirstActivity } from '#islands/first-activity.ts'
import { startHydrationQueue } from '#islands/hydration-queue.ts'

layOutBelowFold()
startHydrationQueue()
loadCommandFor()
initFlyouts()
initOverlays()
initOverlayLinks()
initSearch()
initBasketPanel()
showBasketCount()
whenShown(showAccount)
initAddToBasket()
loadSuggestionsOnUse()
initAlerts()
initWishlistButtons()
watchBuild()
prefetchNextPages()
initConsentBar()
trackPageView()
onFirstActivity(() => void import('./on-activity.ts').catch(() => null))
document.documentElement.dataset['ready'] = ''

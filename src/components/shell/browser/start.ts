import { keepConsent } from '#components/consent/browser/consent.ts'
import { addToBasket } from '#components/basket/browser/add.ts'
import { showBasketCount } from '#components/basket/browser/count.ts'
import { keepBasketPanel } from '#components/basket/browser/panel.ts'
import { keepOverlayLinks } from '#components/overlay/browser/content.ts'
import { keepOverlays } from '#components/overlay/browser/overlays.ts'
import { showAccount } from './account.ts'
import { keepDialogs } from './dialogs.ts'
import { watchBuild } from './build.ts'
import { prefetchNextPages } from './prefetch.ts'
import { keepSearch } from './search.ts'
import { rememberLanguage } from './language.ts'
import { layOutTheRest } from './paint.ts'
import { suggest } from './suggest.ts'
import { keepAlerts } from './alerts.ts'
import { keepImageSearch } from './image-search.ts'
import { keepWishes } from './wish.ts'
import { measure } from './measure.ts'
import { keepIslands } from '#islands/asleep.ts'

layOutTheRest()
keepIslands()
keepDialogs()
keepOverlays()
keepOverlayLinks()
keepSearch()
keepImageSearch()
keepBasketPanel()
showBasketCount()
showAccount()
addToBasket()
suggest()
keepAlerts()
keepWishes()
rememberLanguage()
watchBuild()
prefetchNextPages()
keepConsent()
measure()

import { isBot } from './bot.ts'
import { isReportableTerm } from './reportable-term.ts'

/** The report of a page view. Spec §3. */
export type PageView = {
  baseUrl: string
  path: string
  referrer: string
  language: string
  country: string
  /** The tracking tag of the page; that of products is followed by their type. Spec §2. */
  pageType: string
  pageTitle: string
  /** Of an order that was just placed. */
  cbdToken?: string
  isBotTraffic: boolean
  ua: string
  /** Whether the browser reports that it runs on a phone; absent where it reports nothing. */
  uamb?: boolean
}

type Visited = {
  address: string
  referrer: string
  /** Locale of the page, "de-AT". */
  intl: string
  pageType: string
  /** The type of the products on the page, where they have one. */
  category: string | undefined
  title: string
  agent: string
  isMobile: boolean | undefined
  isAutomated: boolean
}

/** The page view of an address. A query may contain personal data: only the token of an order is taken from it. */
export function createPageView(visited: Visited): PageView {
  const { origin, pathname, searchParams } = new URL(visited.address)
  const [language = '', country = ''] = visited.intl.split('-')
  const cbdToken = searchParams.get('cbd')
  return {
    baseUrl: origin,
    path: pathname,
    referrer: visited.referrer.replace(/[?#].*/s, ''),
    language,
    country,
    pageType: [visited.pageType, visited.category].filter(Boolean).join(' '),
    // The title of a search contains its term.
    pageTitle: isReportableTerm(searchParams.get('term') ?? '') ? visited.title : '',
    ...(cbdToken && { cbdToken }),
    isBotTraffic: isBot(visited.agent, visited.isAutomated),
    ua: visited.agent,
    ...(visited.isMobile !== undefined && { uamb: visited.isMobile }),
  }
}

/** Error pages are reported only to the tag manager. Spec §7. */
export const isReported = ({ pageType }: PageView): boolean => pageType !== 'error'

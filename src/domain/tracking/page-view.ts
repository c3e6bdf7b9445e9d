import { isBot } from './bot.ts'

/** What is told of a page that somebody looked at. Spec §3. */
export type PageView = {
  baseUrl: string
  path: string
  referrer: string
  language: string
  country: string
  pageType: string
  pageTitle: string
  /** Of an order that was just placed. */
  cbdToken?: string
  isBotTraffic: boolean
  ua: string
  /** Whether the browser says that it runs on a phone; absent where it says nothing. */
  uamb?: boolean
}

type Visited = {
  address: string
  referrer: string
  /** Of the page, "de-AT". */
  intl: string
  pageType: string
  title: string
  agent: string
  isMobile: boolean | undefined
  isAutomated: boolean
}

/** The page view of an address. What stands in a query may be somebody's own: only the token of an order is taken from there. */
export function pageViewOf(visited: Visited): PageView {
  const { origin, pathname, searchParams } = new URL(visited.address)
  const [language = '', country = ''] = visited.intl.split('-')
  const cbdToken = searchParams.get('cbd')
  return {
    baseUrl: origin,
    path: pathname,
    referrer: visited.referrer.replace(/[?#].*/s, ''),
    language,
    country,
    pageType: visited.pageType,
    pageTitle: visited.title,
    ...(cbdToken && { cbdToken }),
    isBotTraffic: isBot(visited.agent, visited.isAutomated),
    ua: visited.agent,
    ...(visited.isMobile !== undefined && { uamb: visited.isMobile }),
  }
}

/** Pages of errors are told to the tag manager alone. Spec §7. */
export const isReported = ({ pageType }: PageView): boolean => pageType !== 'error'

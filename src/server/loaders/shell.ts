import { footerColumnsIn } from '#blocks/registry/footer-columns.ts'
import { href } from '#i18n/urls.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { resolveLink } from '#domain/content/link.ts'
import type { NavigationItem, NavigationTree } from '#domain/navigation/tree.ts'
import type { NavigationLink, Shell } from '#domain/navigation/shell.ts'
import { earliestMoment, isVisible, nextNavigationChange } from '#domain/navigation/visibility.ts'
import { FLAGS, type Flags, type ShopConfiguration } from '#domain/shop/configuration.ts'
import { offersPupilDistance } from '#domain/shop/offers-pupil-distance.ts'
import { showsYellowPrice } from '#domain/shop/experiment.ts'
import { isContainerId } from '#domain/tracking/container.ts'
import { fraudTag, visualSearchTag } from '#domain/tracking/vendor-tag.ts'
import { INCOMPLETE_TAG, tag } from '#clients/cache-tags.ts'
import type { Context } from '#server/context.ts'
import { prepareStory } from './content/prepared-story.ts'

/** The tree of the Shop API that is shown in the header. */
const MAIN_TREE = 'main'
const FOOTER_STORY = 'footer'

/** What surrounds every page. It is optional: if services fail, the page is shown without these parts. */
export async function loadShell(ctx: Context, variant: VariantCode): Promise<Shell> {
  const shop = ctx.shop(variant)
  let isComplete = true
  const without =
    <T>(what: string, fallback: T) =>
    (error: unknown): T => {
      isComplete = false
      ctx.log.warn({ error }, `the shell is shown without its ${what}`)
      return fallback
    }
  const [trees, configuration, footer] = await Promise.all([
    shop.navigationTrees({ with: 'category' }).catch(without('navigation', [])),
    shop.configuration().catch(without('configuration', DEFAULT_CONFIGURATION)),
    ctx.content.story(variant, FOOTER_STORY).catch(without('footer', null)),
  ])
  const { links, until } = navigationOf(ctx, variant, trees)
  const preparedFooter = footer && prepareStory(ctx, variant, footer)
  return {
    navigation: links,
    footer: preparedFooter && footerColumnsIn(preparedFooter.body),
    flags: {
      ...configuration.flags,
      yellowPrice: showsYellowPrice(configuration),
      pdTool: offersPupilDistance(configuration),
    },
    tagManagerId: containerOf(ctx, configuration.googleTagId),
    vendorTags: vendorTagsOf(ctx, configuration),
    tags: [
      tag.shop(VARIANTS[variant].shopId),
      ...(footer ? [tag.story(footer.uuid)] : []),
      ...(isComplete ? [] : [INCOMPLETE_TAG]),
    ],
    expiresAt: earliestMoment([until, preparedFooter?.until?.toISOString() ?? null]),
  }
}

function containerOf(ctx: Context, id: string | null): string | null {
  if (id === null || isContainerId(id)) return id
  return logOnce(ctx, id, 'invalid container id of the tag manager')
}

/** The visual search is a feature of the shop as well as a script. */
function vendorTagsOf(ctx: Context, { customData, flags }: Pick<ShopConfiguration, 'customData' | 'flags'>) {
  const id = customData.fraud0TagId
  const address = flags.syte ? customData.syteScriptTagUrl : undefined
  // The specification names neither the vendor nor the address of its script: the own try-on is offered.
  if (customData.vtoApiKey) logOnce(ctx, 'vtoApiKey', 'unknown vendor of the try-on')
  const tags = [
    id ? (fraudTag(id) ?? logOnce(ctx, id, 'invalid customer id of fraud0')) : null,
    address
      ? (visualSearchTag(address) ?? logOnce(ctx, address, 'invalid address of the visual search'))
      : null,
  ]
  return tags.filter((tag) => tag !== null)
}

const loggedIds = new Set<string>()

/** An invalid id is ignored and logged once. Spec §5. */
function logOnce(ctx: Context, id: string, message: string): null {
  if (!loggedIds.has(id)) ctx.log.warn({ id }, message)
  loggedIds.add(id)
  return null
}

type Navigation = { links: NavigationLink[]; until: string | null }
/** By the shop's answer, which is the same object for one minute. */
const navigationCache = new WeakMap<NavigationTree[], Navigation>()

function navigationOf(ctx: Context, variant: VariantCode, trees: NavigationTree[]): Navigation {
  const now = ctx.now()
  const found = navigationCache.get(trees)
  if (found && (found.until === null || now.getTime() < Date.parse(found.until))) return found
  const items = (trees.find(({ key }) => key === MAIN_TREE) ?? trees[0])?.items ?? []
  const navigation = {
    links: items.filter((item) => isVisible(item, now)).map((item) => linkOf(ctx, variant, item, now)),
    until: nextNavigationChange(items, now),
  }
  navigationCache.set(trees, navigation)
  return navigation
}

function linkOf(ctx: Context, variant: VariantCode, item: NavigationItem, now: Date): NavigationLink {
  return {
    label: item.name,
    ...target(ctx, variant, item),
    children: item.children
      .filter((child) => isVisible(child, now))
      .map((child) => linkOf(ctx, variant, child, now)),
  }
}

/** A label without a link: its category is gone, or its address is not allowed in a link (spec §8). */
const NO_LINK = { href: null, isExternal: false, newWindow: false }

function target(
  { env }: Context,
  variant: VariantCode,
  item: NavigationItem,
): Pick<NavigationLink, 'href' | 'isExternal' | 'newWindow'> {
  const hrefIn = (path: string) => href(env.domains, variant, path)
  const inShop = (path: string) => ({
    href: hrefIn(`/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')),
    isExternal: false,
    newWindow: false,
  })
  switch (item.type) {
    case 'external':
      return (
        resolveLink(
          {
            linktype: 'url',
            url: item.options.url,
            newWindow: item.options.isOpenInNewWindow,
            anchor: undefined,
          },
          { folders: [], href: hrefIn },
        ) ?? NO_LINK
      )
    case 'page':
      return inShop(item.page)
    case 'category':
      return item.category ? inShop(item.category.path) : NO_LINK
    default:
      return item satisfies never
  }
}

const ALL_OFF: Flags = Object.assign({}, ...FLAGS.map((flag) => ({ [flag]: false })))
const DEFAULT_CONFIGURATION = { flags: ALL_OFF, experiments: {}, googleTagId: null, customData: {} }

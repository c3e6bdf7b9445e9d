import type { Flags } from '#domain/shop/configuration.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { ConfiguratorShop } from '#islands/configurator/step-props.ts'
import { shopFor } from '#components/basket/shop-for.ts'

/**
 * The data about the page's shop that the configurator needs. `pdTool`: whether the shop lets its visitors measure their pupil distance;
 * where it does not, the values have no link to the instrument.
 */
export function configuratorShop(
  locals: Pick<App.Locals, 'ctx' | 'variant' | 'href' | 'to' | 'publicUrl'>,
  { pdTool }: Pick<Flags, 'pdTool'>,
): ConfiguratorShop {
  const { variant, to, publicUrl } = locals
  const { language, intl, currency } = VARIANTS[variant]
  const { base, basketHref } = shopFor(locals)
  const here = new URLSearchParams({ redirectUrl: `${publicUrl.pathname}${publicUrl.search}` })
  return {
    intl,
    currency,
    language,
    base,
    basketHref,
    branchesHref: to('branches') ?? '/',
    signinHref: `${to('signin') ?? '/'}?${here}`,
    pupilDistanceHref: (pdTool && to('pupil-distance')) || undefined,
  }
}

import { BILLING_COUNTRIES } from '#domain/checkout/address-field.ts'
import { legalPages } from '#i18n/legal-pages.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { CheckoutShop } from '#islands/checkout/shop.ts'
import { shopFor } from '#components/basket/shop-for.ts'

/** The data about the page's shop that the checkout needs. */
export function checkoutShop(locals: Pick<App.Locals, 'ctx' | 'variant' | 'href' | 'to'>): CheckoutShop {
  const { variant, href, to } = locals
  const { language, country, intl } = VARIANTS[variant]
  const { terms, withdrawal, privacy } = legalPages(language)
  const shop = { ...shopFor(locals), checkoutHref: to('checkout') ?? '/' }
  return {
    ...shop,
    language,
    signinHref: `${to('signin') ?? '/'}?${new URLSearchParams({ redirectUrl: shop.checkoutHref, showBasket: 'true' })}`,
    countries: countriesAs(intl, country),
    legal: { terms: href(terms), withdrawal: href(withdrawal), privacy: href(privacy) },
  }
}

function countriesAs(intl: string, own: string): CheckoutShop['countries'] {
  const names = new Intl.DisplayNames(intl, { type: 'region' })
  const all = BILLING_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }))
  const others = all.filter(({ code }) => code !== own)
  return [
    ...all.filter(({ code }) => code === own),
    ...others.toSorted((one, other) => one.name.localeCompare(other.name, intl)),
  ]
}

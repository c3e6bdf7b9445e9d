import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import { href } from '#i18n/addresses.ts'
import type { VariantCode } from '#i18n/variants.ts'

/** The HTML of a component as a page of that variant draws it, in path mode. */
export async function render(
  component: AstroComponentFactory,
  props: Record<string, unknown>,
  variant: VariantCode = 'de-de',
): Promise<string> {
  const container = await AstroContainer.create()
  return container.renderToString(component, {
    props,
    locals: { variant, href: (path: string) => href(undefined, variant, path) },
  })
}

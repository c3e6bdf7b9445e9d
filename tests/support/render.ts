import react from '@astrojs/react/server.js'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import { href } from '#i18n/urls.ts'
import { pathOf } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { createCaller } from '#server/session/caller.ts'
import { testContext } from './test-server.ts'

/** The HTML of a component as on a page of the variant, in path mode; `query` is that of its address, with its question mark. */
export async function render(
  component: AstroComponentFactory,
  props: Record<string, unknown>,
  variant: VariantCode = 'de-de',
  query = '',
): Promise<string> {
  const { ctx } = testContext()
  const publicUrl = new URL(`http://shop/${variant}/${query}`)
  const container = await AstroContainer.create()
  container.addServerRenderer({ name: '@astrojs/react', renderer: react })
  return container.renderToString(component, {
    props,
    locals: {
      ctx,
      variant,
      match: { route: 'home', params: {} },
      publicUrl,
      caller: createCaller(ctx.visitors, new Headers(), publicUrl),
      customer: null,
      href: (path: string, to) => href(undefined, variant, path, to),
      to: (route, params) => pathOf(variant, route, params),
      absolute: (path) => `http://shop/${variant}${path}`,
    } satisfies App.Locals,
  })
}

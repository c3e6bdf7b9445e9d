/// <reference types="astro/client" />

declare namespace App {
  /** What src/fetch.ts provides to every page. Only `caller` and `customer` depend on the visitor. */
  interface Locals {
    ctx: import('#server/context.ts').Context
    variant: import('#i18n/variants.ts').VariantCode
    match: import('#i18n/routes.ts').Match
    /** The address as the visitor sees it; `Astro.url` is that of the canonical page. */
    publicUrl: URL
    /** A link to a path of this variant ("/brillen/"), or of another one. */
    href(path: string, to?: import('#i18n/variants.ts').VariantCode): string
    /** A link to a screen; null where the variant does not have it. */
    to(route: import('#i18n/routes.ts').RouteName, params?: Record<string, string>): string | null
    /** The full address of a path of this or another variant. */
    absolute(path: string, of?: import('#i18n/variants.ts').VariantCode): string
    /** Who sends the request; anonymous on every shared page. */
    caller: import('#server/session/caller.ts').Caller
    /** The signed-in customer; null on every shared page, and for visitors who are not signed in. */
    customer: import('#domain/customer/customer.ts').Customer | null
    /** The script of the visual editor that frames the page; null for everybody else. */
    editor?: string | null
    /** The error that happened before the page was rendered, for the error page. */
    failure?: unknown
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates at the first interaction. */
    'client:interaction'?: boolean
  }
}

interface ImportMetaEnv {
  readonly PUBLIC_BRAND?: string
}

/** Identifies this build; set by astro.config.mjs. */
declare const BUILD_ID: string

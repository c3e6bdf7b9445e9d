import { createHash } from 'node:crypto'
import { WORDMARKS } from '#domain/image/wordmarks.ts'
import { type Brand, brandName } from '#domain/shop/brand.ts'
import { type Domains, href } from '#i18n/urls.ts'
import type { Language, VariantCode } from '#i18n/variants.ts'
import { VARIANTS } from '#i18n/variants.ts'

type Texts = { title: string; message: string; retry: string; home: string }

/** The text for the case that not even the error page can be rendered. */
const TEXTS: Record<Language, Texts> = {
  de: {
    title: 'Gerade nicht erreichbar',
    message: 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es in einer Minute noch einmal.',
    retry: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  cs: {
    title: 'Obchod je chvíli nedostupný',
    message: 'Chyba je na naší straně. Zkuste to prosím znovu za minutu.',
    retry: 'Zkusit znovu',
    home: 'Na úvodní stránku',
  },
  pl: {
    title: 'Sklep jest chwilowo niedostępny',
    message: 'Usterka jest po naszej stronie. Prosimy spróbować ponownie za minutę.',
    retry: 'Spróbuj ponownie',
    home: 'Do strony głównej',
  },
  fr: {
    title: 'Momentanément indisponible',
    message: 'La panne vient de chez nous. Veuillez réessayer dans une minute.',
    retry: 'Réessayer',
    home: 'Vers l’accueil',
  },
  it: {
    title: 'Momentaneamente non raggiungibile',
    message: 'Il guasto è nostro. La preghiamo di riprovare tra un minuto.',
    retry: 'Riprova',
    home: 'Alla pagina iniziale',
  },
}

/** The stylesheet cannot be loaded here, so the few colours of each brand are repeated. */
const COLOURS: Record<Brand, { ink: string; quiet: string; ground: string; action: string; radius: string }> =
  {
    veduta: { ink: '#0b1b2b', quiet: '#4a5866', ground: '#f4f4f4', action: '#0058a9', radius: '4px' },
    halo: { ink: '#211a24', quiet: '#5d5262', ground: '#f5f2ee', action: '#8a2150', radius: '14px' },
  }

const styleOf = ({ ink, quiet, ground, action, radius }: (typeof COLOURS)[Brand]): string =>
  `*{box-sizing:border-box;margin:0}
body{display:grid;grid-template-rows:auto 1fr;min-height:100vh;background:${ground};color:${ink};font:1.125rem/1.625rem system-ui,arial,sans-serif}
header{padding:1.25rem;background:#fff}
svg{display:block;height:1.625rem;fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round;overflow:visible}
main{align-self:center;justify-self:center;width:100%;max-width:40rem;padding:3rem 1.25rem 6rem}
h1{font-weight:500;font-size:clamp(1.75rem,7vw,3rem);line-height:1.1;text-wrap:balance}
p{margin-top:1rem;color:${quiet}}
a{display:inline-block;margin-top:2rem;padding:1rem 1.5rem;border-radius:${radius};background:${action};color:#fff;font-weight:600;line-height:1.5rem;text-decoration:none}
a.way{margin-inline-start:.75rem;background:none;color:inherit;text-decoration:underline}
a:focus-visible{outline:2px solid ${action};outline-offset:2px}`

/** A page without any dependencies: its style is inline, and the policy allows it by its hash. */
export function fallbackErrorPage(
  variant: VariantCode = 'de-de',
  brand: Brand = 'veduta',
  domains?: Domains,
): { headers: [string, string][]; body: string } {
  const { language, intl } = VARIANTS[variant]
  const { title, message, retry, home } = TEXTS[language]
  const style = styleOf(COLOURS[brand])
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      [
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'`,
      ],
      ['cache-control', 'no-store'],
      ['retry-after', '60'],
    ],
    body: `<!doctype html>
<html lang="${intl}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex,nofollow">
<title>${title} – ${brandName(brand)}</title>
<style>${style}</style>
<body data-page-type="error">
<header>${wordmark(brand)}</header>
<main id="main"><h1>${title}</h1><p>${message}</p><a href="">${retry}</a> <a class="way" href="${href(domains, variant, '/')}">${home}</a></main>
`,
  }
}

function wordmark(brand: Brand): string {
  const { width, height, strokes } = WORDMARKS[brand]
  const paths = strokes.map(({ width: stroke, path }) => `<path stroke-width="${stroke}" d="${path}"/>`)
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${brandName(brand)}">${paths.join('')}</svg>`
}

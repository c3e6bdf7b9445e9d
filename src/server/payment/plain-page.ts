import { createHash } from 'node:crypto'

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1.5rem;color:#1c1c1e;background:#fff}' +
  'h1{font-size:1.5rem;line-height:1.25}.sum{font-size:2rem;margin:.5rem 0 1.5rem}' +
  'button,.button{display:block;box-sizing:border-box;width:100%;min-height:3rem;margin:.75rem 0;padding:.6rem 1rem;font:inherit;' +
  'text-align:start;color:inherit;background:#fff;border:1px solid #6b6b70;border-radius:.5rem;cursor:pointer}' +
  'button:hover{background:#f3f3f5}button:focus-visible,a:focus-visible{outline:3px solid #0058a9;outline-offset:2px}' +
  'a{color:#0058a9}.note{padding:1rem;background:#fff6d6;border-radius:.5rem}'

const HASH = createHash('sha256').update(STYLE).digest('base64')

/** A page outside the shop's layout: it loads nothing, and its forms submit only to the shop. `body` is markup. */
export function plainPage(
  { language, title, head = '' }: { language: string; title: string; head?: string },
  body: string,
): Response {
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex,nofollow">
${head}<title>${title}</title>
<style>${STYLE}</style>
<body>
<main id="main">${body}</main>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${HASH}'; form-action 'self'; base-uri 'none'`,
    },
  })
}

/** Redirects to an external provider; with a link in case the browser does not redirect by itself. */
export function redirectPage(url: string): Response {
  const address = escapeHtml(url)
  return plainPage(
    { language: 'de', title: '→', head: `<meta http-equiv="refresh" content="0;url=${address}">\n` },
    `<h1><a href="${address}" rel="noreferrer">${escapeHtml(new URL(url).host)}</a></h1>`,
  )
}

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

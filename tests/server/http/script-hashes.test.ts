import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withOwnScriptHashes } from '#server/http/script-hashes.ts'

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const [ask, island, rules, style] = ['ask("Größe")', 'a=">";', '{"prefetch":[]}', 'b{}'].map(source)

const policyOf = (markup: string, scripts: string) =>
  withOwnScriptHashes(
    [
      ['content-type', 'text/html'],
      [
        'content-security-policy',
        `default-src 'none'; script-src 'self' ${scripts}; style-src 'self' ${style};`,
      ],
    ],
    Buffer.from(`<!DOCTYPE html><style>b{}</style>${markup}`),
  )[1]?.[1]

test.each([
  ['no script', '', []],
  ['a script with an address', '<script type="module" src="/a.js"></script>', []],
  ['a script', '<script>ask("Größe")</script>', [ask]],
  ['two scripts', '<script>a=">";</script><p><script>ask("Größe")</script>', [ask, island]],
  ['the text of rules', '<script id="x" type="application/json">{"prefetch":[]}</script>', [rules]],
  ['an attribute with an angle', '<script data-a="1 > 0">a=">";</script>', [island]],
  ['a script that no policy allows', '<script>evil()</script>', []],
])('a page with %s lists the hashes of its own scripts', (_, markup, own) =>
  expect(policyOf(markup, `${ask} ${island} ${rules}`)).toBe(
    `default-src 'none'; script-src ${["'self'", ...own].join(' ')}; style-src 'self' ${style};`,
  ),
)

test('other sources of scripts, and headers without a policy, stay as they are', () => {
  expect(policyOf('', `'wasm-unsafe-eval' https://tags.example ${ask}`)).toContain(
    "script-src 'self' 'wasm-unsafe-eval' https://tags.example;",
  )
  const headers: [string, string][] = [['content-type', 'application/xml']]
  expect(withOwnScriptHashes(headers, Buffer.from('<a/>'))).toBe(headers)
})

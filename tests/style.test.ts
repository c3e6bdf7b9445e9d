import { describe, expect, test } from 'vitest'
import { code, type Source, sources } from '#tests/support/sources.ts'

describe('habits of style', () => {
  const failing = (files: Source[], rule: (source: Source) => boolean) =>
    files.filter(rule).map(({ path }) => path)

  test('a file has at most 200 lines', () => {
    expect(failing(sources, ({ text }) => text.split('\n').length > 201)).toEqual([])
  })

  test('no name says nothing, and there are no barrels', () => {
    expect(
      failing(sources, ({ path }) =>
        /(^|\/)(utils?|helpers?|common|misc|lib|index)(\/|\.(ts|tsx|mjs)$)/.test(path),
      ),
    ).toEqual([])
  })

  /** What may be used only in the files named for it. */
  const ONLY_IN: [string, RegExp, RegExp][] = [
    [
      'the clock',
      /\bDate\.now\(|new Date\(\)/,
      /^src\/(server\/(context|main)\.ts|platform\/(log|clock)\.ts|clients\/http\.ts|server\/page-cache\/page-cache\.ts|cli\/(content|maintenance|shop)\.ts|setup\/|shop-api\/seed\/main\.ts|fetch\.ts|blocks\/countdown\/browser\/)/,
    ],
    [
      'randomness',
      /Math\.random\(|randomUUID\(|randomBytes\(/,
      /^src\/(platform\/request-id|server\/(context|main|session\/(session-secrets|visitors)|checkout\/attempt-key)|modules\/(auth\/nonce|prescription-slip\/encrypt)|shop-api\/(visitor\/item-key|(order|appointment)\/new-ids))\.ts/,
    ],
    [
      'the environment',
      /process\.env|import\.meta\.env\.(?!DEV|PROD|PUBLIC_BRAND)/,
      /^src\/(platform\/env\.ts|images\/worker\/worker-process\.ts|cli\/content\.ts|setup\/)/,
    ],
    ['console', /\bconsole\./, /^$/],
    ['`any`', /[:<]\s*any\b(?!\s*of)|\bas any\b/, /^$/],
    [
      'suppressed checks',
      /@ts-(ignore|nocheck|expect-error)|oxlint-disable|eslint-disable|\bTODO\b|\bFIXME\b/,
      /^$/,
    ],
  ]
  test.each(ONLY_IN)('%s stays where it belongs', (_, pattern, home) => {
    const scripts = code.filter(({ path }) => /\.(ts|tsx|astro)$/.test(path))
    expect(failing(scripts, ({ path, text }) => pattern.test(text) && !home.test(path))).toEqual([])
  })

  test('amounts are reckoned in the money folder alone', () => {
    expect(
      failing(
        code,
        ({ path, text }) =>
          /toFixed\(|[a-zA-Z)\]] \/ 100\b(?!\d)/.test(text) &&
          !/^src\/(domain\/(money|frame|lens|prescription|picture|raster|workshop)|images|shop-api\/seed|setup|cli)\//.test(
            path,
          ),
      ),
    ).toEqual([])
  })

  test('no constant is spread in markup: Astro would write a class into it with each page', () => {
    expect(failing(code, ({ path, text }) => path.endsWith('.astro') && /\{\.\.\.[A-Z]/.test(text))).toEqual(
      [],
    )
  })

  test('colours are tokens', () => {
    const styled = code.filter(
      ({ path }) => /\.(astro|css)$/.test(path) && !path.startsWith('src/styles/tokens'),
    )
    const styles = ({ path, text }: Source) =>
      path.endsWith('.css')
        ? text
        : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((m) => m[1]).join('\n')
    expect(
      failing(styled, (source) => /#[0-9a-fA-F]{3,8}\b|\b(rgb|hsl|oklch)a?\(/.test(styles(source))),
    ).toEqual([])
  })

  test('media queries use the breakpoints of the specification', () => {
    const ALLOWED_REM = [
      '20rem',
      '25rem',
      '40rem',
      '48rem',
      '64rem',
      '68.5rem',
      '71.25rem',
      '80rem',
      '90rem',
      '96rem',
      '105rem',
      '120rem',
    ]
    const widths = code.flatMap(({ path, text }) =>
      [...text.matchAll(/@(?:media|container)[^{]*?width\s*[<>:=]+\s*([\d.]+\w+)/g)]
        .filter((m) => m[0].startsWith('@media'))
        .map((match) => `${path} ${match[1]}`),
    )
    expect(widths.filter((use) => !ALLOWED_REM.includes(use.split(' ')[1] ?? ''))).toEqual([])
  })

  test('every domain rule has its table of cases', () => {
    const tests = new Set(sources.map(({ path }) => path))
    const rules = code.filter(
      ({ path, text }) =>
        path.startsWith('src/domain/') && /export (async )?function|export const \w+ = \(|=> /.test(text),
    )
    expect(
      rules
        .map(({ path }) => path.replace('src/', 'tests/').replace(/\.ts$/, '.test.ts'))
        .filter((path) => !tests.has(path)),
    ).toEqual([])
  })
})

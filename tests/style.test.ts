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

  const scripts = code.filter(({ path }) => /\.(ts|tsx|astro)$/.test(path))

  /** What may be used only in the files and folders named for it. */
  const ONLY_IN: [what: string, pattern: RegExp, places: string[]][] = [
    [
      'the clock',
      /\bDate\.now\(|new Date\(\)/,
      [
        'src/server/context.ts',
        'src/platform/log.ts',
        'src/cli/content.ts',
        'src/cli/maintenance.ts',
        'src/cli/shop.ts',
        'src/shop-api/seed/main.ts',
        'src/blocks/countdown/browser/',
      ],
    ],
    [
      'randomness',
      /Math\.random\(|randomUUID\(|randomBytes\(/,
      [
        'src/platform/request-id.ts',
        'src/server/context.ts',
        'src/server/session/session-secrets.ts',
        'src/server/session/visitors.ts',
        'src/server/checkout/attempt-key.ts',
        'src/modules/auth/nonce.ts',
        'src/modules/prescription-slip/encrypt.ts',
        'src/shop-api/visitor/item-key.ts',
        'src/shop-api/order/new-ids.ts',
        'src/shop-api/appointment/new-ids.ts',
      ],
    ],
    [
      'the environment',
      /process\.env|import\.meta\.env\.(?!DEV|PROD|PUBLIC_BRAND)/,
      ['src/platform/env.ts', 'src/images/worker/worker-process.ts', 'src/cli/content.ts', 'src/setup/'],
    ],
    [
      'arithmetic of amounts',
      /toFixed\(|[a-zA-Z)\]] \/ 100\b(?!\d)/,
      [
        'src/domain/money/',
        'src/domain/lens/',
        'src/domain/prescription/',
        'src/domain/workshop/',
        'src/images/',
        'src/shop-api/seed/',
      ],
    ],
    ['comparing access tokens letter by letter', /[tT]okens?\.includes\(|[!=]== tokens\./, []],
    ['console', /\bconsole\./, []],
    ['`any`', /[:<]\s*any\b(?!\s*of)|\bas any\b/, []],
    [
      'suppressed checks',
      /@ts-(ignore|nocheck|expect-error)|oxlint-disable|eslint-disable|\bTODO\b|\bFIXME\b/,
      [],
    ],
  ]
  const isIn = (path: string, place: string) =>
    place.endsWith('/') ? path.startsWith(place) : path === place

  test.each(ONLY_IN)('%s stays where it belongs', (_, pattern, places) => {
    expect(
      failing(scripts, ({ path, text }) => pattern.test(text) && !places.some((place) => isIn(path, place))),
    ).toEqual([])
  })

  test.each(ONLY_IN)('each place named for %s needs it', (_, pattern, places) => {
    const users = failing(scripts, ({ text }) => pattern.test(text))
    expect(places.filter((place) => !users.some((path) => isIn(path, place)))).toEqual([])
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

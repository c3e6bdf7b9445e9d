import { expect, test } from 'vitest'
import { foldersOf } from '#domain/content/folder.ts'
import { resolveLink, type Link } from '#domain/content/link.ts'

const austrian = { folders: foldersOf('de-at', 'de'), href: (path: string) => `/de-at${path}` }
const czech = { folders: foldersOf('cs-cz', 'cs'), href: (path: string) => `/cs-cz${path}` }

type Target = Link extends infer L ? (L extends Link ? Omit<L, 'newWindow' | 'anchor'> : never) : never
const link = (target: Target, rest: Partial<Pick<Link, 'newWindow' | 'anchor'>> = {}): Link => ({
  newWindow: false,
  anchor: undefined,
  ...rest,
  ...target,
})
const url = (address: string) => link({ linktype: 'url', url: address })
const story = (fullSlug: string, alternates: string[] = []) =>
  link({ linktype: 'story', story: { fullSlug, alternates } })

test.each([
  [story('de/about'), '/de-at/about/'],
  [story('de/home'), '/de-at/'],
  [story('de-at/about'), '/de-at/about/'],
  [story('de/about', ['de-at/ueber', 'cs/o-nas']), '/de-at/ueber/'],
  [story('cs/o-nas', ['de/about']), '/de-at/about/'],
  [story('cs/o-nas'), null],
  [link({ linktype: 'story', story: undefined }), null],
  [
    link({ linktype: 'story', story: { fullSlug: 'de/about', alternates: [] } }, { anchor: 'team' }),
    '/de-at/about/#team',
  ],
  [link({ linktype: 'email', email: ' hallo@veduta.example ' }), 'mailto:hallo@veduta.example'],
  [link({ linktype: 'email', email: 'nobody' }), null],
  [link({ linktype: 'email', email: 'a@b?bcc=all@x' }), null],
  [link({ linktype: 'asset', url: 'https://a.example/f.pdf' }), 'https://a.example/f.pdf'],
  [url('/brillen/?sort=new'), '/de-at/brillen/?sort=new'],
  [url('brillen/'), '/de-at/brillen/'],
  [url('#top'), '#top'],
  [url('https://other.example/'), 'https://other.example/'],
  [url('//other.example/'), 'https://other.example/'],
  [url('/\\other.example/'), 'https://other.example/'],
  [url('tel:+49301234'), 'tel:+49301234'],
  [url('https://x.example/a b.pdf'), 'https://x.example/a%20b.pdf'],
  [
    link({ linktype: 'asset', url: ' https://x.example/a b/c\u00a0d.pdf\n' }),
    'https://x.example/a%20b/c%20d.pdf',
  ],
  [url('https: // x.example/a b?q=c d#e f'), 'https://x.example/a%20b?q=c%20d#e%20f'],
  [url('// x.example/a b'), 'https://x.example/a%20b'],
  [url('/ /x.example/a b'), 'https://x.example/a%20b'],
  [url('/meine brille.pdf'), '/de-at/meine%20brille.pdf'],
  [url('meine brille.pdf'), '/de-at/meine%20brille.pdf'],
  [url('tel:+49 30 1234'), 'tel:+49301234'],
  [url('mailto:a@b.example?subject=Hallo Welt'), 'mailto:a@b.example?subject=Hallo%20Welt'],
  [url(' \t\n'), null],
  [url('java script:alert(1)'), null],
  [url('java\u00a0script:alert(1)'), null],
  [url('javascript :alert(1)'), null],
  [url('\u0001 j a v a script: alert(1)'), null],
  [url(''), null],
  [url('javascript:alert(1)'), null],
  [url('JAVASCRIPT:alert(1)'), null],
  [url(' java\nscript:alert(1)'), null],
  [url('\u0001javascript:alert(1)'), null],
  [url('data:text/html,x'), null],
  [url('blob:https://shop.example/1'), null],
  [url('vbscript:x'), null],
  [url('file:///etc/passwd'), null],
] satisfies [Link, string | null][])('%j leads an Austrian reader to %s', (given, href) => {
  expect(resolveLink(given, austrian)?.href ?? null).toBe(href)
})

test('a page linked in German leads a Czech reader to its Czech alternate', () => {
  expect(resolveLink(story('de/about', ['cs/o-nas']), czech)?.href).toBe('/cs-cz/o-nas/')
})

test.each([
  [url('https://other.example/'), true],
  [url('/brillen/'), false],
  [link({ linktype: 'email', email: 'a@b.example' }), false],
])('%j leads to another site: %s', (given, isExternal) => {
  expect(resolveLink(given, austrian)?.isExternal).toBe(isExternal)
})

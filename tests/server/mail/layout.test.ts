import { expect, test } from 'vitest'
import { type Block, layOut } from '#server/mail/layout.ts'

const blocks: Block[] = [
  { kind: 'text', text: 'Guten Tag <Anna>,' },
  { kind: 'heading', text: 'Ihre Erklärung' },
  { kind: 'rows', rows: [['Waren', 'Fassung\nEtui']] },
  { kind: 'button', label: 'Ansehen', link: 'https://shop.example/?a=1&b=2' },
  { kind: 'small', text: 'Fragen?' },
]

test('a letter says all that it says in its text as well', async () => {
  const { text } = await layOut({ intl: 'de-AT', shop: 'Veduta', blocks })
  expect(text).toBe(
    [
      'Guten Tag <Anna>,',
      'Ihre Erklärung',
      'Waren: Fassung\nEtui',
      'Ansehen:\nhttps://shop.example/?a=1&b=2',
      'Fragen?',
      'Veduta\n',
    ].join('\n\n'),
  )
})

test('nothing that somebody typed is markup, and nothing comes from elsewhere', async () => {
  const { html } = await layOut({ intl: 'de-AT', shop: 'Veduta', blocks })
  expect(html).toContain('lang="de-AT"')
  expect(html).toContain('Guten Tag &lt;Anna&gt;,')
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=2"')
  expect(html).not.toMatch(/<(?:img|script|link|style)\b/)
})

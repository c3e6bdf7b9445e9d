import { expect, test } from 'vitest'
import { scriptJson } from '#layouts/page-head.ts'

test('no text in structured data can close its script', () => {
  const json = scriptJson({ name: 'A</script><script>alert(1)</script>' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name: 'A</script><script>alert(1)</script>' })
})

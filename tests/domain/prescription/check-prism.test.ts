import { describe, expect, test } from 'vitest'
import { checkPrescription } from '#domain/prescription/check-prescription.ts'

/** What is refused of a prism in both eyes. */
const refused = (prism: number, prismBase: number) => {
  const eye = { sphere: 1, prism, prismBase, pd: 31 }
  return checkPrescription({ right: eye, left: eye })
    .checks.filter(({ grade }) => grade === 'refused')
    .map(({ kind, field, eye: side }) => `${kind} ${field} ${side}`)
}

describe('a prism is made', () => {
  test.each([
    ['in quarters in one direction', 1.25, 270],
    ['in hundredths of what two parts make together', 3.61, 33.69],
    ['in hundredths with a base between the directions', 1.1, 34],
  ])('%s', (_, prism, base) => expect(refused(prism, base)).toEqual([]))
})

describe('a prism is refused', () => {
  test.each([
    ['in one direction if it is no quarter', 1.1, 0],
    ['upwards if it is none', 1.1, 90],
    ['with a base of 360° if it is none', 1.1, 360],
    ['in thousandths between the directions', 3.605, 34],
  ])('%s', (_, prism, base) =>
    expect(refused(prism, base)).toEqual(['not-a-step prism right', 'not-a-step prism left']),
  )
})
